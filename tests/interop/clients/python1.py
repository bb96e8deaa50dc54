"""Calls an MCP server through the Python SDK 1.x and prints what its API gave.

usage: python1.py PLAN

PLAN is a JSON file: {"command": [...], "calls": [{"name", "arguments"}]}, or with
"url" instead of the command; "client" is the name to say, where it matters. A call
with "kills" first kills the process whose id stands on the last line of that file,
and waits until that is noticed; one with "cancels" is given up after so many
milliseconds. One JSON line comes out for the tool listing, then one for each call:
what `call_tool` returned, or what it raised, and how much progress was reported
before. Tools are listed first, because the
SDK checks results against an output schema only once it has seen one.
"""

import asyncio
import json
import os
import signal
import sys
from datetime import timedelta

from mcp import ClientSession, Implementation, StdioServerParameters
from mcp.client.stdio import stdio_client
from mcp.client.streamable_http import streamable_http_client

PATIENCE = timedelta(seconds=60)


async def main(plan: dict) -> None:
    named = {}
    if "client" in plan:
        named["client_info"] = Implementation(name=plan["client"], version="1")
    async with transport(plan) as (read, write, *_):
        async with ClientSession(read, write, read_timeout_seconds=PATIENCE, **named) as session:
            started = await session.initialize()
            tools, cursor = [], None
            while True:
                page = await session.list_tools(cursor=cursor)
                tools += [tool.name for tool in page.tools]
                cursor = page.nextCursor
                if cursor is None:
                    break
            emit({"protocol": started.protocolVersion, "tools": tools})
            for call in plan["calls"]:
                emit(await outcome(session, call))


def transport(plan: dict):
    if "url" in plan:
        return streamable_http_client(plan["url"])
    command, *args = plan["command"]
    return stdio_client(StdioServerParameters(command=command, args=args))


async def outcome(session: ClientSession, call: dict) -> dict:
    await kill_first(call)
    reported = []

    async def on_progress(*report: object) -> None:
        reported.append(report)

    calling = session.call_tool(call["name"], call["arguments"], progress_callback=on_progress)
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
