"""The comparison of a catalogue with the tags in tests."""

import os
from pathlib import Path
from textwrap import dedent

import pytest

from arcanum.core.coverage import catalogue, coverage, find_catalogue, tags

CATALOGUE = """\
# A game

**RA-1.1** First rule. (p3)
More about it.

- **RA-1.2** A *second* rule.
| **RA-2.1** [T] | Ruby | red |
- **RA-S1 Threat** (p17). A scenario.
The text names **RA-9.9** in passing, and RA-1.1.
| RA-D1 | A difference |
"""


def write(root: Path, name: str, text: str) -> None:
    path = root / "tests" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(text), encoding="utf-8")


class TestCatalogue:
    def test_lists_the_definitions_in_order_with_their_first_line(self) -> None:
        assert list(catalogue(CATALOGUE).items()) == [
            ("RA-1.1", "First rule. (p3)"),
            ("RA-1.2", "A *second* rule."),
            ("RA-2.1", "[T] | Ruby | red"),
            ("RA-S1", "Threat (p17). A scenario."),
        ]

    def test_refuses_a_second_definition(self) -> None:
        with pytest.raises(ValueError, match=r"line 3: RA-1\.1 is defined a second time"):
            catalogue("**RA-1.1** One.\n\n**RA-1.1** Other.\n")

    def test_is_empty_without_definitions(self) -> None:
        assert catalogue("# Nothing here\n") == {}


class TestTags:
    def test_reads_decorators_of_functions_and_classes(self, tmp_path: Path) -> None:
        write(
            tmp_path,
            "rules/test_a.py",
            """\
            import pytest
            from pytest import mark

            @pytest.mark.rule("RA-1.1", "RA-1.2")
            def test_one(): ...

            @mark.rule("RA-1.1")
            @pytest.mark.slow
            async def test_two(): ...

            @pytest.mark.rule(
                "RA-2.1",
            )
            class TestThree:
                @pytest.mark.rule("RA-S1")
                def test_inner(self): ...
            """,
        )
        assert tags(tmp_path) == {
            "RA-1.1": ["tests/rules/test_a.py:4", "tests/rules/test_a.py:7"],
            "RA-1.2": ["tests/rules/test_a.py:4"],
            "RA-2.1": ["tests/rules/test_a.py:12"],
            "RA-S1": ["tests/rules/test_a.py:15"],
        }

    @pytest.mark.parametrize(
        "line",
        [
            'pytestmark = pytest.mark.rule("RA-1.1")',
            'pytestmark = [pytest.mark.slow, pytest.mark.rule("RA-1.1")]',
            'pytestmark: object = (pytest.mark.rule("RA-1.1"),)',
        ],
    )
    def test_reads_pytestmark(self, tmp_path: Path, line: str) -> None:
        write(tmp_path, "test_a.py", line)
        assert tags(tmp_path) == {"RA-1.1": ["tests/test_a.py:1"]}

    def test_reads_pytestmark_of_a_class(self, tmp_path: Path) -> None:
        write(tmp_path, "test_a.py", 'class TestA:\n    pytestmark = pytest.mark.rule("RA-1.1")\n')
        assert tags(tmp_path) == {"RA-1.1": ["tests/test_a.py:2"]}

    def test_reads_the_marks_of_parameters(self, tmp_path: Path) -> None:
        write(
            tmp_path,
            "test_a.py",
            """\
            @pytest.mark.parametrize("n", [
                pytest.param(1, marks=pytest.mark.rule("RA-1.1")),
                pytest.param(2, marks=[pytest.mark.rule("RA-1.2"), pytest.mark.xfail]),
                3,
            ])
            def test_one(n): ...
            """,
        )
        assert tags(tmp_path) == {"RA-1.1": ["tests/test_a.py:2"]}

    def test_reads_scenario_files(self, tmp_path: Path) -> None:
        write(tmp_path, "a.yaml", "game: res_arcana\nrules: [RA-1.1, RA-S1]\nsteps: []\n")
        write(tmp_path, "deep/b.yaml", "rules:\n  - RA-1.1\n  - RA-1.2\n")
        assert tags(tmp_path) == {
            "RA-1.1": ["tests/a.yaml:2", "tests/deep/b.yaml:2"],
            "RA-1.2": ["tests/deep/b.yaml:3"],
            "RA-S1": ["tests/a.yaml:2"],
        }

    @pytest.mark.parametrize(
        "text",
        ["", "- RA-1.1\n", "rules: RA-1.1\n", "options:\n  rules: [RA-1.1]\n", "rules: [RA-1.1\n", "a: 1\n---\nb: 2\n"],
        ids=["empty", "no mapping", "no list", "not at the top", "broken", "two documents"],
    )
    def test_passes_over_yaml_that_is_no_scenario(self, tmp_path: Path, text: str) -> None:
        write(tmp_path, "a.yaml", text)
        assert tags(tmp_path) == {}

    @pytest.mark.parametrize(
        "text",
        [
            '"""@pytest.mark.rule("RA-1.1")"""\n# pytest.mark.rule("RA-1.1")\n',
            '@pytest.mark.rule("RA-1.1")\ndef helper(): ...\n',
            'other = pytest.mark.rule("RA-1.1")\n',
            '@pytest.mark.skip\n@pytest.mark.rule("RA-1.1")\ndef test_one(): ...\n',
            '@pytest.mark.rule("RA-1.1")\n@pytest.mark.xfail(reason="later")\ndef test_one(): ...\n',
            'pytestmark = pytest.mark.skip\n@pytest.mark.rule("RA-1.1")\ndef test_one(): ...\n',
        ],
        ids=["words only", "not a test", "not applied", "skipped", "expected to fail", "skipped module"],
    )
    def test_counts_only_tests_that_can_fail(self, tmp_path: Path, text: str) -> None:
        write(tmp_path, "test_a.py", text)
        assert tags(tmp_path) == {}

    @pytest.mark.parametrize("argument", ["RULE", "*RULES", "1.1", 'f"RA-{1}"'])
    def test_refuses_a_tag_that_cannot_be_read(self, tmp_path: Path, argument: str) -> None:
        write(tmp_path, "test_a.py", f"@pytest.mark.rule({argument})\ndef test_one(): ...\n")
        with pytest.raises(ValueError, match=r"tests/test_a\.py:1: a rule tag has to be a plain string"):
            tags(tmp_path)

    def test_is_empty_without_tests(self, tmp_path: Path) -> None:
        assert tags(tmp_path) == {}


class TestCoverage:
    def test_removing_a_tag_makes_the_rule_missing(self, tmp_path: Path) -> None:
        write(tmp_path, "test_a.py", '@pytest.mark.rule("RA-1.1", "RA-1.2", "RA-2.1")\ndef test_one(): ...\n')
        write(tmp_path, "a.yaml", "rules: [RA-S1]\n")
        full = coverage(CATALOGUE, tmp_path)
        assert full.total == 4
        assert list(full.covered) == ["RA-1.1", "RA-1.2", "RA-2.1", "RA-S1"]
        assert full.missing == []
        assert full.unknown == {}

        write(tmp_path, "test_a.py", '@pytest.mark.rule("RA-1.1", "RA-2.1")\ndef test_one(): ...\n')
        less = coverage(CATALOGUE, tmp_path)
        assert less.total == 4
        assert less.missing == ["RA-1.2"]
        assert "RA-1.2" not in less.covered

    def test_reports_an_unknown_id_with_its_place(self, tmp_path: Path) -> None:
        write(tmp_path, "test_a.py", '\n@pytest.mark.rule("RA-1.1", "RA-7.7")\ndef test_one(): ...\n')
        write(tmp_path, "a.yaml", "rules: [ra-1.1]\n")
        found = coverage(CATALOGUE, tmp_path)
        assert found.unknown == {"RA-7.7": ["tests/test_a.py:2"], "ra-1.1": ["tests/a.yaml:1"]}
        assert found.covered == {"RA-1.1": ["tests/test_a.py:2"]}

    def test_leaves_other_games_alone(self, tmp_path: Path) -> None:
        write(tmp_path, "a.yaml", "rules: [PN-1.1, PN-X1, XX-1.1]\n")
        assert list(coverage(CATALOGUE, tmp_path).unknown) == ["PN-X1", "XX-1.1"]


class TestFindCatalogue:
    def test_looks_upwards_from_the_working_folder_first(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        path = tmp_path / "docs" / "rules" / "res_arcana.md"
        path.parent.mkdir(parents=True)
        path.write_text(CATALOGUE, encoding="utf-8")
        below = tmp_path / "some" / "where"
        below.mkdir(parents=True)
        monkeypatch.chdir(below)
        assert os.path.samefile(find_catalogue("res_arcana"), path)

    def test_then_from_the_source(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        root = find_catalogue("res_arcana").parents[2]
        assert (root / "pyproject.toml").is_file()

    def test_says_what_it_looked_for(self) -> None:
        with pytest.raises(FileNotFoundError, match=r"docs/rules/no_such_game\.md"):
            find_catalogue("no_such_game")
