"""The whole HTTP API as its schema has it, asked by a machine that likes to try odd things."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from arcanum.server.app import make_app
from arcanum.server.settings import Settings
from tests.server.generous import GenerousHouse
from tests.server.house import Client

EXAMPLES = int(os.environ.get("ARCANUM_SCHEMA_EXAMPLES", "20"))
SCHEMA: dict[str, Any] = make_app(Settings("sqlite:///nowhere.db")).openapi_schema.to_schema()
ACCEPTED = ["2xx", 401, 403, 404, 409, 422, 429]
"""What fits the schema may still be refused: for a game that does not exist, a seat that is taken, a record that does
not play."""
CONFIG = {"checks": {"positive_data_acceptance": {"expected-statuses": ACCEPTED}}}
API = schemathesis.openapi.from_dict(SCHEMA, config=schemathesis.Config.from_dict(CONFIG))
OPERATIONS = {found.ok().label: found.ok() for found in API.get_all_operations() if isinstance(found, Ok)}
NOTHING_TO_GET_WRONG = (
    "GET /api/games",
    "GET /api/me",
    "DELETE /api/login",
    "GET /api/account",
    "GET /api/account/export",
)


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GenerousHouse]:
    with GenerousHouse(tmp_path_factory.mktemp("generous")) as house:
        yield house


@pytest.fixture(scope="module")
def tables(generous: GenerousHouse) -> dict[str, str]:
    """An open table, one with a game going on and one with a game that is over; and the tokens of seats at them."""

    async def made() -> dict[str, str]:
        client = Client(generous.url)
        opened = await client.make("me", "open", public=True)
        playing = await client.make("me", "random", public=True)
        over = await client.make("me", "random", public=True)
        async with client.sit(over["table"], over["token"]) as chair:
            await chair.asked()
            assert (await chair.ask("resign"))["type"] == "done"
        await client.close()
        return {each["table"]: each["token"] for each in (opened, playing, over)}

    return asyncio.run(made())


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode), ids=lambda mode: mode.name.lower())
@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_one_that_the_schema_has(
    generous: GenerousHouse, tables: dict[str, str], label: str, mode: schemathesis.GenerationMode
) -> None:
    """No failure of the server; every status, content type and body as the schema says, whether what is asked for fits
    the schema or not, at tables that exist and at others."""
    tried = 0

    @given(
        case=OPERATIONS[label].as_strategy(generation_mode=mode),
        table=st.sampled_from(["", *tables]),
        token=st.sampled_from(["", *tables.values()]),
    )
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def ask(case: schemathesis.Case[Any], table: str, token: str) -> None:
        nonlocal tried
        tried += 1
        if table and "id" in case.path_parameters and mode is schemathesis.GenerationMode.POSITIVE:
            case.path_parameters["id"] = table
        case.call_and_validate(base_url=generous.url, headers={"authorization": f"Bearer {token}"} if token else {})

    if mode is schemathesis.GenerationMode.NEGATIVE and label in NOTHING_TO_GET_WRONG:
        return
    ask()
    assert tried


def test_the_schema_has_all_operations() -> None:
    methods = sum(len(operations) for operations in SCHEMA["paths"].values())
    assert len(OPERATIONS) == methods


def test_every_error_is_in_the_schema() -> None:
    """Whatever is refused is told in the same form, and the schema has it."""
    for path, operations in SCHEMA["paths"].items():
        for method, operation in operations.items():
            for status, answer in operation["responses"].items():
                if int(status) >= 400:
                    told = answer["content"]["application/json"]["schema"]
                    assert told == {"$ref": "#/components/schemas/Problem"}, (path, method, status)
            assert {"429", "500", "503"} <= operation["responses"].keys()


def test_the_log_has_no_failure(generous: GenerousHouse) -> None:
    assert "failed" not in generous.log()
