"""Players of Hearts that think for themselves, each given what its seat can see and nothing else."""
