"""Every rule has a test, and every tag names a rule."""


def test_every_rule_has_a_test_and_every_tag_a_rule(rule_faults: list[str]) -> None:
    assert not rule_faults, "\n".join([f"{len(rule_faults)} faults", *rule_faults])
