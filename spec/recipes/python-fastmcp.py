"""A FastMCP server whose failures say what to do next.

run: python python-fastmcp.py      (PyPI `fastmcp`, 4.x; speaks MCP on stdio)

Copy `failed` and `empty`; the two tools below show them at work. The format is
written down in ../README.md.

Return a failure, don't raise it: of a `ToolError` nothing but its text is sent.
And don't name this file, or yours, fastmcp.py: Python would import that.
"""

import json

from fastmcp import FastMCP
from fastmcp.tools import ToolResult

server = FastMCP("recipe")


def failed(category, message, description, *, executed=None, retry_after_ms=None, **more):
    """A failed call.

    category: "transient" (waiting mends it), "validation" (other arguments do),
    "business" (a rule, limit or state refuses it), "permission" (another
    principal could). `more` takes any other field of the envelope.
    """
    # A call that may have taken effect is not sent again before somebody looked.
    retryable = category == "transient" and executed in (None, "no")
    if category != "transient":
        verdict = "do not resend"
    elif not retryable:
        verdict = "check before resending"
    elif retry_after_ms is None:
        verdict = "retryable"
    else:
        verdict = f"retry after {retry_after_ms} ms"
    envelope = {"errorCategory": category, "isRetryable": retryable, "message": message}
    if executed is not None:
        envelope["executed"] = executed
    if retry_after_ms is not None:
        envelope["retryAfterMs"] = retry_after_ms
    envelope.update(more)
    # The first line stands alone: most hosts show a model no more than this text.
    line = f"ERROR [{category}, {verdict}] {message} {description}"
    compact = json.dumps(envelope, separators=(",", ":"))
    return ToolResult(
        content=f"{line}\n{compact}",
        # Only for tools that declare no output schema, as those below: what they
        # are annotated to return is a ToolResult. Of an error FastMCP does not
        # check it against the schema, and clients refuse what does not fit.
        structured_content={**envelope, "description": description},
        is_error=True,
        meta={
            "dev.aftercall/error": {
                "v": 1,
                "errorCategory": category,
                "isRetryable": retryable,
                "attempts": 0,
            }
        },
    )


def empty(searched):
    """The search ran over all of `searched`, and nothing matches: that is the answer."""
    text = f"No matches in {searched}. The call succeeded and returned no results."
    return ToolResult(
        content=text,
        meta={"dev.aftercall/outcome": {"v": 1, "kind": "empty", "resultCount": 0}},
    )


@server.tool
def refund(order: str, pence: int) -> ToolResult:
    """Pays back part of an order."""
    if pence <= 0:
        return failed(
            "validation",
            "The amount does not fit.",
            "Nothing was refunded. Send a whole number of pence above zero.",
            violations=[
                {
                    "path": "/pence",
                    "expected": "a whole number above zero",
                    "received": pence,
                    "message": "/pence: expected a whole number above zero",
                }
            ],
        )
    if pence > 50_000:
        return failed(
            "business",
            "The refund is over the automatic limit of £500.",
            "Nothing was refunded. A manager can approve it.",
            code="refund.limit_exceeded",
            limit={"name": "automatic refund", "allowed": 50_000, "requested": pence, "unit": "pence"},
            escalateTo="a manager",
            userMessage="A manager has to approve this. I can ask for it.",
        )
    if order == "#10001":
        return failed(
            "permission",
            "This order belongs to another shop.",
            "Nothing was refunded. Ask somebody of that shop.",
            requires={"role": "north shop"},
        )
    if order == "#10002":
        return failed(
            "transient",
            "The payout service is busy.",
            "Nothing was refunded. Send it again after the wait.",
            executed="no",
            retry_after_ms=2000,
        )
    if order == "#10003":
        return failed(
            "transient",
            "The payout service did not answer.",
            "It may have been paid. See list_refunds before sending it again.",
            executed="unknown",
            verify={"tool": "list_refunds", "arguments": {"order": order}, "why": "it is there if it was paid"},
        )
    return ToolResult(content=f"{pence} pence refunded")


@server.tool
def list_refunds(order: str) -> ToolResult:
    """The refunds made on an order."""
    return empty(f"the refunds on {order}")


if __name__ == "__main__":
    server.run()
