"""An MCP server on the Python SDK 2.x.

usage: python2.py [PORT]

With a port it speaks Streamable HTTP, without one to standard input and output.
Its tools take the ways in which a call ends: data, a text that speaks of errors,
nothing, progress before the answer, an exception, a cancellation. One more tells
subscribers that the tools have changed.
"""

import asyncio
import sys

from mcp.server.mcpserver import Context, MCPServer

server = MCPServer("interop", log_level="ERROR")


@server.tool()
def add(a: int, b: int) -> int:
    return a + b


@server.tool()
def quote() -> str:
    return "Traceback: TimeoutError: 429 Too Many Requests"


@server.tool()
def nothing() -> list[str]:
    return []


@server.tool()
async def steps(context: Context) -> str:
    for done in range(3):
        await context.report_progress(done, 3)
        await asyncio.sleep(0.02)
    return "done"


@server.tool()
def refuse() -> str:
    raise PermissionError("HTTP 403 Forbidden: the token lacks the scope orders:write")


@server.tool()
async def announce(context: Context) -> str:
    await context.notify_tools_changed()
    return "announced"


cancelled = 0


@server.tool()
async def wait() -> str:
    global cancelled
    try:
        await asyncio.sleep(30)
    except asyncio.CancelledError:
        cancelled += 1
        raise
    return "waited"


@server.tool()
def cancellations() -> str:
    return str(cancelled)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        server.run("streamable-http", host="127.0.0.1", port=int(sys.argv[1]))
    else:
        server.run("stdio")
