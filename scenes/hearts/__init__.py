"""The scene of Hearts: three opponents, a queen nobody wants, and the table it is played at."""
