"""Calls an MCP server through the Python SDK 2.x and prints what its API gave.

usage: python2.py PLAN

As python1.py, with the newer SDK. The client is left in its default mode, so
it asks for the newest protocol first and falls back to the older handshake.
Where the plan says "listens", it subscribes to changes of the tools first and adds
to each line how many it has heard of; a call with "hears" waits for one.
"""

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import AsyncIterator

from mcp import Client, Implementation, StdioServerParameters
from mcp.client.subscriptions import Subscription

PATIENCE_SECONDS = 60


async def main(plan: dict) -> None:
    named = {}
    if "client" in plan:
        named["client_info"] = Implementation(name=plan["client"], version="1")
    async with Client(server(plan), read_timeout_seconds=PATIENCE_SECONDS, **named) as client:
        tools, cursor = [], None
        while True:
            page = await client.list_tools(cursor=cursor)
            tools += [tool.name for tool in page.tools]
            cursor = page.next_cursor
            if cursor is None:
                break
        emit({"protocol": client.protocol_version, "tools": tools})
        async with listening(client, plan) as heard:
            for call in plan["calls"]:
                before = len(heard)
                line = await outcome(client, call)
                async with asyncio.timeout(PATIENCE_SECONDS):
                    while call.get("hears") and len(heard) == before:
                        await asyncio.sleep(0.01)
                emit({**line, "heard": len(heard)} if "listens" in plan else line)


@contextlib.asynccontextmanager
async def listening(client: Client, plan: dict) -> AsyncIterator[list]:
    heard: list = []
    if "listens" not in plan:
        yield heard
        return

    async def hear(subscription: Subscription) -> None:
        async for event in subscription:
            heard.append(event)

    async with client.listen(tools_list_changed=True) as subscription:
        hearing = asyncio.create_task(hear(subscription))
        yield heard
        hearing.cancel()


def server(plan: dict) -> str | StdioServerParameters:
    if "url" in plan:
        return plan["url"]
    command, *args = plan["command"]
    return StdioServerParameters(command=command, args=args)


async def outcome(client: Client, call: dict) -> dict:
    await kill_first(call)
    reported = []

    async def on_progress(*report: object) -> None:
        reported.append(report)

    calling = client.call_tool(call["name"], call["arguments"], progress_callback=on_progress)
    seconds = call["cancels"] / 1000 if "cancels" in call else None
    try:
        result = await asyncio.wait_for(calling, seconds)
    except Exception as raised:  # whatever the API raises is the finding
        return {"threw": f"{type(raised).__name__}: {raised}"}
    result = result.model_dump(mode="json", by_alias=True, exclude_unset=True)
    return {"result": result, "progress": len(reported)}


async def kill_first(call: dict) -> None:
    if "kills" in call:
        with open(call["kills"], encoding="utf-8") as file:
            os.kill(int(file.read().split()[-1]), signal.SIGKILL)
        await asyncio.sleep(0.3)


def emit(line: dict) -> None:
    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        asyncio.run(main(json.load(file)))
