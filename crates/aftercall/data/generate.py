#!/usr/bin/env python3
"""Write the code tables of the classifier from codes.tsv.

    python3 crates/aftercall/data/generate.py           # write the tables
    python3 crates/aftercall/data/generate.py --check   # compare, write nothing

codes.tsv is the source of every judgement: edit it, run this, commit both.
The output is Rust: one file of rows per vocabulary in src/classify/tables/,
and src/classify/tables.rs with the enum of vocabularies and the index of all
names. A table that breaks a rule below is refused with the line that breaks it.
"""

import csv
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "src" / "classify"

COLUMNS = ["id", "vocabulary", "number", "name", "category", "resend",
           "executed", "when", "source", "grade", "note"]

# module: (variant, folding of names, what the codes are)
VOCABULARIES = {
    "airtable": ("Airtable", "Exact", "Airtable error types."),
    "amqp": ("Amqp", "Exact", "AMQP 0-9-1 reply codes."),
    "anthropic": ("Anthropic", "Exact", "Anthropic API error types and error codes."),
    "aws": ("Aws", "Exact", "AWS error codes, as services and SDKs name them."),
    "azure": ("Azure", "Exact", "Azure error codes: storage, resource manager, Graph, OpenAI."),
    "box_api": ("BoxApi", "Exact", "Box error codes."),
    "browser": ("Browser", "Exact", "Network errors of browsers (`net::ERR_…` without `net::`) and WebDriver errors."),
    "cassandra": ("Cassandra", "Loose", "Cassandra protocol errors."),
    "clickhouse": ("Clickhouse", "Exact", "ClickHouse error codes."),
    "curl": ("Curl", "Exact", "libcurl result codes, which are curl's exit codes."),
    "db2": ("Db2", "Exact", "Db2 SQLCODE numbers."),
    "discord": ("Discord", "Exact", "Discord JSON error code numbers."),
    "dns": ("Dns", "Ascii", "DNS response codes."),
    "dotnet_exception": ("DotnetException", "Exact", ".NET exception classes."),
    "dropbox": ("Dropbox", "Exact", "Dropbox error tags."),
    "elasticsearch": ("Elasticsearch", "Exact", "Elasticsearch and OpenSearch error types."),
    "entra": ("Entra", "Ascii", "Microsoft Entra ID sign-in codes (`AADSTS…`)."),
    "errno": ("Errno", "Exact", "POSIX errno names, with Linux numbers."),
    "exit_code": ("ExitCode", "Exact", "Process exit codes: sysexits, shells, and programs with conventions of their own."),
    "gai": ("Gai", "Exact", "getaddrinfo results, with glibc numbers."),
    "github": ("Github", "Exact", "GitHub error codes, GraphQL types and messages."),
    "go_error": ("GoError", "Exact", "Go error values and types."),
    "google": ("Google", "Exact", "Google API reasons, old (`rateLimitExceeded`) and new (`RATE_LIMIT_EXCEEDED`)."),
    "google_maps": ("GoogleMaps", "Exact", "Google Maps Platform statuses, where an empty answer has a code."),
    "graphql": ("Graphql", "Exact", "`extensions.code` of GraphQL servers."),
    "grpc": ("Grpc", "Loose", "gRPC status codes, in any language's spelling."),
    "http": ("Http", "Loose", "HTTP status codes, with their reason phrases."),
    "http2": ("Http2", "Loose", "HTTP/2 error codes."),
    "http3": ("Http3", "Loose", "HTTP/3 error codes."),
    "hubspot": ("Hubspot", "Exact", "HubSpot error categories."),
    "imap": ("Imap", "Exact", "IMAP response codes."),
    "io_kind": ("IoKind", "Exact", "`std::io::ErrorKind` variants."),
    "java_exception": ("JavaException", "Exact", "Java exception classes, JDBC, Spring and Resilience4j among them."),
    "jira": ("Jira", "Exact", "Jira rate-limit reasons and messages."),
    "jsonrpc": ("Jsonrpc", "Exact", "JSON-RPC error codes, with those of MCP and LSP."),
    "kafka": ("Kafka", "Exact", "Kafka protocol errors."),
    "kubernetes": ("Kubernetes", "Exact", "Kubernetes status reasons."),
    "ldap": ("Ldap", "Exact", "LDAP result codes."),
    "linear": ("Linear", "Exact", "Linear error codes."),
    "meta": ("Meta", "Exact", "Meta Graph API error numbers."),
    "mongodb": ("Mongodb", "Exact", "MongoDB error codes and code names."),
    "mongodb_label": ("MongodbLabel", "Exact", "MongoDB error labels, which beat its codes."),
    "mssql": ("Mssql", "Exact", "SQL Server error numbers."),
    "mysql": ("Mysql", "Exact", "MySQL and MariaDB errors, of server and client."),
    "node": ("Node", "Exact", "Node.js `code` strings, with undici, axios and fetch."),
    "notion": ("Notion", "Exact", "Notion error codes."),
    "npm": ("Npm", "Exact", "npm error codes."),
    "oauth": ("Oauth", "Exact", "OAuth 2.0 `error` values."),
    "oci": ("Oci", "Exact", "Container registry error codes."),
    "openai": ("Openai", "Exact", "OpenAI error codes and types."),
    "openssl": ("Openssl", "Loose", "OpenSSL error reasons: `[SSL: …]` in Python, `ERR_SSL_…` in Node.js without the prefix, words in curl."),
    "oracle": ("Oracle", "Ascii", "Oracle errors (`ORA-00060`, `DPY-4011`)."),
    "paypal": ("Paypal", "Exact", "PayPal error names and issues."),
    "plaid": ("Plaid", "Exact", "Plaid error codes."),
    "postgrest": ("Postgrest", "Exact", "PostgREST and Supabase error codes."),
    "prisma": ("Prisma", "Exact", "Prisma error codes."),
    "problem_type": ("ProblemType", "Exact", "Registered HTTP problem types, by their last part."),
    "pydantic": ("Pydantic", "Exact", "Pydantic error types."),
    "python_exception": ("PythonException", "Exact", "Python exception classes, of the language and of common libraries."),
    "redis": ("Redis", "Exact", "Redis error prefixes."),
    "ruby_exception": ("RubyException", "Exact", "Ruby exception classes of Active Record."),
    "rust_error": ("RustError", "Exact", "Rust error types of common crates."),
    "salesforce": ("Salesforce", "Exact", "Salesforce status codes."),
    "shopify": ("Shopify", "Exact", "Shopify GraphQL and user error codes."),
    "slack": ("Slack", "Exact", "Slack Web API `error` values."),
    "smtp": ("Smtp", "Exact", "SMTP reply codes and enhanced status codes."),
    "sqlite": ("Sqlite", "Exact", "SQLite result codes, extended ones included."),
    "sqlstate": ("Sqlstate", "Ascii", "SQLSTATE: ISO classes, PostgreSQL's codes, ODBC's."),
    "stripe": ("Stripe", "Exact", "Stripe error codes and types."),
    "stripe_decline": ("StripeDecline", "Exact", "Stripe card decline codes."),
    "tls": ("Tls", "Loose", "TLS alerts, as received from the peer."),
    "twilio": ("Twilio", "Exact", "Twilio error numbers."),
    "twitter": ("Twitter", "Exact", "X API error numbers."),
    "vercel": ("Vercel", "Exact", "Vercel error codes."),
    "websocket": ("Websocket", "Exact", "WebSocket close codes."),
    "windows": ("Windows", "Exact", "Windows system and socket errors."),
    "zendesk": ("Zendesk", "Exact", "Zendesk error types."),
}

CATEGORIES = {
    "": "Unsaid",
    "not_error": "NotError",
    "transient": "TRANSIENT",
    "validation": "VALIDATION",
    "business": "BUSINESS",
    "permission": "PERMISSION",
}
REPEATS = {"always": "Always", "if_idempotent": "IfIdempotent", "never": "Never"}
EXECUTED = {"no": "No", "yes": "Yes", "unknown": "Unknown"}
BARE_PREDICATES = {"wait": "Wait", "limit_spent": "LimitSpent", "connecting": "Connecting",
                   "host_given": "HostGiven", "answered": "Answered", "lookup": "Lookup"}
NAMED_PREDICATES = {"message": "Message", "program": "Program", "package": "Package",
                    "service": "Service"}
GRADES = {"R": "read", "K": "known"}

BANNER = "// Written by data/generate.py from data/codes.tsv. Edit those.\n"


def refuse(line, why):
    sys.exit(f"codes.tsv:{line}: {why}")


def fold(text, folding):
    """The form in which names are compared; `Folding` in table/packed.rs does the same."""
    raw = text.encode()
    if folding == "Exact":
        return raw
    raw = bytes(b + 32 if 65 <= b <= 90 else b for b in raw)
    if folding == "Loose":
        raw = bytes(b for b in raw if b not in b"_- ")
    return raw


def read():
    """The rows of codes.tsv, checked against the closed sets."""
    with open(HERE / "codes.tsv", encoding="utf-8", newline="") as file:
        table = list(csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    if table[0] != COLUMNS:
        refuse(1, f"the columns are {COLUMNS}")
    rows, ids, keys = [], {}, {}
    for line, cells in enumerate(table[1:], start=2):
        if len(cells) != len(COLUMNS):
            refuse(line, f"{len(cells)} cells, not {len(COLUMNS)}")
        row = dict(zip(COLUMNS, cells))
        for column, known in (("vocabulary", VOCABULARIES), ("category", CATEGORIES),
                              ("resend", REPEATS), ("executed", EXECUTED), ("grade", GRADES)):
            if row[column] not in known:
                refuse(line, f"{column} {row[column]!r} is none of {sorted(known)}")
        if not row["number"] and not row["name"]:
            refuse(line, "neither number nor name: nothing could look it up")
        if row["resend"] != "never" and row["category"] != "transient":
            refuse(line, "only a transient failure can be sent again as it is")
        if not row["source"]:
            refuse(line, "a judgement needs its source")
        if line != ids.setdefault(row["id"], line):
            refuse(line, f"id {row['id']} is taken by line {ids[row['id']]}")
        row["when"] = when(row["when"], line)
        folding = VOCABULARIES[row["vocabulary"]][1]
        for key in (row["number"], fold(row["name"], folding) if row["name"] else ""):
            place = (row["vocabulary"], key, tuple(row["when"]))
            if key and line != keys.setdefault(place, line):
                refuse(line, f"the same key and condition as line {keys[place]}")
        rows.append(row)
    return rows


def when(text, line):
    """The predicates of one cell, as Rust."""
    out = []
    for part in filter(None, text.split(" & ")):
        kind, colon, argument = part.partition(":")
        if colon and kind in NAMED_PREDICATES and argument:
            out.append(f"{NAMED_PREDICATES[kind]}({string(argument)})")
        elif not colon and kind in BARE_PREDICATES:
            out.append(BARE_PREDICATES[kind])
        else:
            refuse(line, f"{part!r} is no predicate of the closed set")
    return out


def string(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def number(text):
    """An integer literal; clippy wants long ones grouped."""
    if not text:
        return "None"
    value = int(text)
    return f"Some({value:_})" if abs(value) > 99_999 else f"Some({value})"


def indices(pairs):
    """Row numbers, sorted by their key, in lines short enough to read."""
    sorted_rows = [str(row) for _, row in sorted(pairs)]
    lines = [", ".join(sorted_rows[i:i + 20]) for i in range(0, len(sorted_rows), 20)]
    return "".join(f"    {line},\n" for line in lines)


def array(name, kind, body, visibility=""):
    """A slice that rustfmt leaves one item a line."""
    if not body:
        return f"{visibility}static {name}: &[{kind}] = &[];\n"
    return f"#[rustfmt::skip]\n{visibility}static {name}: &[{kind}] = &[\n{body}];\n"


def vocabulary(module, rows):
    """The file of one vocabulary."""
    _, folding, doc = VOCABULARIES[module]
    lines, texts, conditions, start = [], [], [], 0
    for i, r in enumerate(rows):
        text, at = joined(r["id"], r["name"])
        lines.append(
            f"    Packed({start}, {size(r['id'])}, {at}, {size(r['name'])}, {number(r['number'])}, "
            f"{CATEGORIES[r['category']]}, {REPEATS[r['resend']]}, {EXECUTED[r['executed']]}),\n")
        texts.append(f"    {string(text)[1:-1]}\\\n")
        if r["when"]:
            conditions.append(f"    ({i}, &[{', '.join(r['when'])}]),\n")
        start += size(text)
    by_name = indices((fold(r["name"], folding), i) for i, r in enumerate(rows) if r["name"])
    by_number = indices((int(r["number"]), i) for i, r in enumerate(rows) if r["number"])
    return (f"//! {doc}\n\n{BANNER}\nuse crate::classify::table::words::*;\n\n"
            f"pub(super) static TABLE: Table = Table {{\n"
            f"    rows: ROWS,\n    conditions: CONDITIONS,\n    text: TEXT,\n"
            f"    by_name: BY_NAME,\n    by_number: BY_NUMBER,\n"
            f"    folding: Folding::{folding},\n}};\n\n"
            f"#[rustfmt::skip]\nstatic TEXT: &str = \"\\\n{''.join(texts)}\";\n\n"
            f"{array('ROWS', 'Packed', ''.join(lines))}\n"
            f"{array('CONDITIONS', 'Condition', ''.join(conditions))}\n"
            f"{array('BY_NAME', 'u16', by_name)}\n"
            f"{array('BY_NUMBER', 'u16', by_number)}")


def joined(id, name):
    """Both in one text, and where in it the name begins: most ids end in it."""
    at = id.find(name)
    return (id, size(id[:at])) if at >= 0 else (id + name, size(id))


def size(text):
    return len(text.encode())


def index(tables):
    """tables.rs: the enum, the way to each table, the index of all names."""
    modules = sorted(tables)
    mods = "".join(f"mod {m};\n" for m in modules)
    variants = "".join(f"    /// {VOCABULARIES[m][2]}\n    {VOCABULARIES[m][0]},\n"
                       for m in modules)
    every = "".join(f"        Self::{VOCABULARIES[m][0]},\n" for m in modules)
    labels = "".join(f"            Self::{VOCABULARIES[m][0]} => {string(m)},\n" for m in modules)
    arms = "".join(f"        {VOCABULARIES[m][0]} => &{m}::TABLE,\n" for m in modules)
    names = []
    for m in modules:
        for i, r in enumerate(tables[m]):
            if not r["when"] and any(c.isalpha() for c in r["name"]) and not is_class(m, r):
                names.append((r["name"].encode(), m, i))
    body = "".join(f"    ({VOCABULARIES[m][0]}, {i}), // {name.decode()}\n"
                   for name, m, i in sorted(names))
    return f"""//! The tables, one module a vocabulary, and the index of all names.

{BANNER}
use Vocabulary::*;

use crate::classify::table::Table;

{mods}
/// Whose code it is. A number or a name means something inside one alone:
/// `1205` is a lock timeout to MySQL and a deadlock to SQL Server.
///
/// ```
/// use aftercall::classify::table::{{Vocabulary, by_number}};
///
/// // A number means nothing without the vocabulary that it is a word of.
/// let names = |vocabulary| by_number(vocabulary, 5).iter().next().map(|row| row.name());
/// assert_eq!(names(Vocabulary::Sqlite), Some("SQLITE_BUSY"));
/// assert_eq!(names(Vocabulary::Errno), Some("EIO"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Vocabulary {{
{variants}}}

impl Vocabulary {{
    /// Every vocabulary, in the order of their names.
    pub const ALL: &'static [Self] = &[
{every}    ];

    /// Its name in `codes.tsv` and at the head of every row's id.
    #[must_use]
    pub const fn as_str(self) -> &'static str {{
        match self {{
{labels}        }}
    }}
}}

pub(super) const fn table(vocabulary: Vocabulary) -> &'static Table {{
    match vocabulary {{
{arms}    }}
}}

/// Every name that holds without a condition, sorted by its bytes.
{array("NAMES", "(Vocabulary, u16)", body, "pub(super) ")}"""


def is_class(module, row):
    """A row that stands for a range of codes and is no code itself."""
    name = row["name"]
    return (module == "http" and name.endswith("xx") or module == "sqlstate" and len(name) == 2
            or ".." in name)


def sources(rows):
    """sources.tsv: where each judgement comes from, sorted by id."""
    return "".join(
        f"{r['id']}\t{GRADES[r['grade']]}\t{r['source']}\t{r['note']}\n"
        for r in sorted(rows, key=lambda r: r["id"].encode()))


def files():
    rows = read()
    tables = {}
    for row in rows:
        tables.setdefault(row["vocabulary"], []).append(row)
    missing = set(VOCABULARIES) - set(tables)
    if missing:
        refuse(1, f"no row for {sorted(missing)}")
    out = {OUT / "tables.rs": index(tables),
           OUT / "tables" / "sources.tsv": sources(rows)}
    for module, members in tables.items():
        out[OUT / "tables" / f"{module}.rs"] = vocabulary(module, members)
    return out


def main():
    wanted = files()
    stray = set((OUT / "tables").iterdir()) - set(wanted)
    if sys.argv[1:] == ["--check"]:
        stale = [p for p, text in wanted.items()
                 if not p.exists() or p.read_text(encoding="utf-8") != text]
        for path in sorted([*stale, *stray]):
            print(f"stale: {path.relative_to(HERE.parent)}")
        sys.exit(1 if stale or stray else 0)
    if sys.argv[1:]:
        sys.exit(__doc__)
    (OUT / "tables").mkdir(parents=True, exist_ok=True)
    for path in stray:
        path.unlink()
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
