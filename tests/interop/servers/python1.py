"""An MCP server over Streamable HTTP on the Python SDK 1.x.

usage: python1.py PORT

Its tools take the ways in which a call ends: data, a text that speaks of errors,
progress before the answer, an exception.
"""

import asyncio
import sys

from mcp.server.fastmcp import Context, FastMCP

server = FastMCP("interop", host="127.0.0.1", port=int(sys.argv[1]), log_level="ERROR")


@server.tool()
def add(a: int, b: int) -> int:
    return a + b


@server.tool()
def quote() -> str:
    return "Traceback: TimeoutError: 429 Too Many Requests"


@server.tool()
async def steps(context: Context) -> str:
    for done in range(3):
        await context.report_progress(done, 3)
        await asyncio.sleep(0.02)
    return "done"


@server.tool()
def refuse() -> str:
    raise PermissionError("HTTP 403 Forbidden: the token lacks the scope orders:write")


if __name__ == "__main__":
    server.run("streamable-http")
