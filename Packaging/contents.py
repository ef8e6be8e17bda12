"""The list of what packages contain, with the versions and places that it leaves to the machine."""
import datetime
import json
import os
import pathlib
import re
import shutil
import subprocess
import tomllib


class Failure(Exception):
    """Why no package can be made, with the exit code."""

    def __init__(self, code, problem):
        super().__init__(problem)
        self.code = code


def output(*command):
    """What a command prints. A command that is missing or fails ends the making of packages."""
    try:
        result = subprocess.run([str(word) for word in command], capture_output=True, check=False)
    except FileNotFoundError as error:
        raise Failure(69, f"{command[0]} is not installed; run Scripts/setup.sh package") from error
    if result.returncode:
        message = result.stderr.decode(errors="replace").strip()
        raise Failure(result.returncode, f"{' '.join(map(str, command))}: {message}")
    return result.stdout


class Contents:
    """contents.toml, for one built program."""

    def __init__(self, program):
        with open("Packaging/contents.toml", "rb") as file:
            table = tomllib.load(file)
        self.package, self.files, self.libraries = table["package"], table["file"], table["library"]
        self.components, self.common, self.image = table["component"], table["common"], table["image"]
        self.build = program.parent
        swift = pathlib.Path(shutil.which(os.environ.get("SWIFT", "swift")) or "swift").resolve()
        self.places = {
            "build": self.build, "toolchain": swift.parent.parent, "pins": self.build.parent / "checkouts",
        }
        self.manual_tool = self.build.parent / "manual" / "debug" / "generate-manual"
        self.epoch = int(os.environ["SOURCE_DATE_EPOCH"])
        self.day = datetime.datetime.fromtimestamp(self.epoch, datetime.UTC).date().isoformat()
        first = output(program, "--version").decode().splitlines()[0]
        self.version, self.commit = re.fullmatch(r"overset (\S+) \((\S+)\)", first).groups()
        with open("Package.resolved", encoding="utf-8") as file:
            self.pins = {pin["identity"]: pin for pin in json.load(file)["pins"]}
        self.faces = list(self._faces(table["faces"]))

    def path(self, pattern):
        """A path of the list, with its places put in."""
        return pathlib.Path(pattern.format(**self.places))

    def _faces(self, rule):
        for folder in sorted(pathlib.Path(rule["folder"]).iterdir()):
            if (folder / rule["licence_file"]).is_file():
                yield {
                    "name": folder.name, "version": self.version, "licence": rule["licence"],
                    "inside": f"share/overset/Overset_OversetFonts.resources/{folder.name}/{rule['licence_file']}",
                    "about": "Faces, cut from Debian's: PROVENANCE.md beside the licence says how",
                }

    def debian_version(self, package):
        """The version of an installed package."""
        return output("dpkg-query", "--show", "--showformat=${Version}", package).decode()

    def debian_file(self, package, name):
        """The file of a library or program of an installed package."""
        for line in output("dpkg-query", "--listfiles", package).decode().splitlines():
            if line == name or line.rpartition("/")[2] == name:
                return pathlib.Path(line).resolve(strict=True)
        raise Failure(69, f"{package} of Debian has no {name}")

    def component_version(self, component):
        """The version of a component, from where the list says."""
        if "debian" in component:
            return self.debian_version(component["debian"])
        if "pin" in component:
            return self.pins[component["pin"]]["state"]["version"]
        words = output(os.environ.get("SWIFT", "swift"), "--version").decode()
        return re.search(r"Swift version (\S+)", words)[1]

    def licence_text(self, component):
        """The file with the licence of a component."""
        text = self.path(component["text"]) if "text" in component else (
            pathlib.Path("/usr/share/doc") / component["debian"] / "copyright")
        if not text.is_file():
            raise Failure(69, f"{component['name']}: its licence {text} is missing")
        return text
