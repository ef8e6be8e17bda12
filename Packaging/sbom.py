"""The list of components (software bill of materials) in CycloneDX 1.6, as JSON."""
import datetime
import json
import urllib.parse
import uuid

# CycloneDX wants a serial number that is a UUID: made of this name and the commit, it is the same every time.
NAMESPACE = uuid.uuid5(uuid.NAMESPACE_DNS, "overset.packages")


def parts(contents):
    """Everything inside, with version, licence and where the licence lies in the tree."""
    for component in contents.components:
        yield {
            **component, "version": contents.component_version(component),
            "inside": f"share/doc/overset/licences/{component['name']}.txt",
        }
    yield from contents.faces


def package_url(contents, part):
    """The address of a component in the form of package-url, where there is one."""
    version = urllib.parse.quote(part["version"], safe="")
    if "debian" in part:
        return f"pkg:deb/debian/{part['debian'].replace('+', '%2B')}@{version}?arch=amd64&distro=bookworm"
    if "pin" in part:
        place = contents.pins[part["pin"]]["location"].removeprefix("https://").removesuffix(".git")
        return f"pkg:swift/{place}@{version}"
    return None


def licence(expression):
    """A licence as CycloneDX wants it: an identifier alone, or an expression."""
    if " " in expression:
        return [{"expression": expression}]
    return [{"license": {"id": expression}}]


def entry(contents, part):
    url = package_url(contents, part)
    reference = url or f"overset:{part['name']}"
    return {
        "type": "library", "bom-ref": reference, "name": part["name"], "version": part["version"],
        **({"description": part["about"]} if "about" in part else {}),
        "licenses": licence(part["licence"]),
        **({"purl": url} if url else {}),
        "properties": [{"name": "overset:licence-file", "value": part["inside"]}],
    }


def document(contents):
    """The whole document: the program and what it is made of."""
    components = [entry(contents, part) for part in parts(contents)]
    moment = datetime.datetime.fromtimestamp(contents.epoch, datetime.UTC)
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1,
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, contents.commit)}",
        "metadata": {
            "timestamp": moment.strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application", "bom-ref": "overset", "name": contents.package["name"],
                "version": contents.version, "description": contents.package["summary"],
                "licenses": licence(contents.package["licence"]),
                "properties": [{"name": "overset:commit", "value": contents.commit}],
            },
        },
        "components": components,
        "dependencies": [{"ref": "overset", "dependsOn": [item["bom-ref"] for item in components]}],
    }


def write(contents, path):
    """Writes the document: the same bytes every time."""
    text = json.dumps(document(contents), indent=2, ensure_ascii=False)
    path.write_text(text + "\n", encoding="utf-8")
