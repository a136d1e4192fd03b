"""What holds for every test: no window of the player's, no sound, none of the player's own files.

Tests marked `real_window` need three programs. Where one is missing they are left out with a line that says
so, except with CI=true: there nothing may be left out, and a skipped test fails the run.
"""

import os
from collections.abc import Iterator

import pytest

from tests.support.display import missing_programs

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

IN_CI = os.environ.get("CI") == "true"


@pytest.fixture(autouse=True, scope="session")
def _home_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Whatever the program stores goes to a folder of the test run."""
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(folder))
        patch.delenv("XDG_CONFIG_HOME", raising=False)
        patch.delenv("XDG_DATA_HOME", raising=False)
        yield


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leave a real-window test out where it cannot run, but let it fail in CI."""
    if item.get_closest_marker("real_window") and (missing := missing_programs()):
        reason = f"not installed: {', '.join(missing)}"
        if IN_CI:
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)


def skipped_reports(config: pytest.Config) -> list[pytest.TestReport]:
    """The tests that were left out."""
    reporter = config.pluginmanager.getplugin("terminalreporter")
    return reporter.stats.get("skipped", []) if reporter else []


def reason_of(report: pytest.TestReport) -> str:
    """Why a test was left out, without pytest's own prefix."""
    text = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return text.removeprefix("Skipped: ")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Say in one line what was left out and why."""
    if skipped := skipped_reports(config):
        reasons = "; ".join(sorted({reason_of(report) for report in skipped}))
        terminalreporter.write_line(f"LEFT OUT: {len(skipped)} tests ({reasons})", yellow=True)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """In CI a test that was left out is a failure."""
    if IN_CI and session.exitstatus == pytest.ExitCode.OK and skipped_reports(session.config):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
