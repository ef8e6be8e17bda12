#!/usr/bin/env python3
"""Builds the documentation of built modules as one archive, with warnings as errors.

    OVERSET_BENCH=1 swift package dump-package | Scripts/docs.py BUILT OUTPUT TARGET...

    BUILT     where `swift build` has put modules: .build/debug
    OUTPUT    the archive to write: .build/Overset.doccarchive
    TARGET    the targets to document; the manifest says which rests on which

The compiler's own tools do it (`swift symbolgraph-extract`, `docc`): SwiftPM's plugin for them plans, and may build, the whole
package once for each target. Links lead from a module to those that it rests on, which are converted first.

Exit codes (sysexits): 0 written; 1 a tool found an error, which it has printed; 64 usage; 65 a target that the manifest does
not have.
"""

import json
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile

from layers import below, read_imports

SOURCES = pathlib.Path(__file__).resolve().parent.parent / "Sources"
# The C modules of this package and of Yams: what loads a module wants them to exist, and none of their names is public.
INTERFACES = [SOURCES / name / "Modules" for name in ("OversetSwiftUIInterfaces", "OversetCombineInterfaces")]
# Those of other packages, for the same reason: of swift-syntax, and of the HTTP client where the trait of the service is on.
OTHER_MODULES = """\
_SwiftSyntaxCShims _NumericsShims _AtomicsShims CSystem CNIOAtomics CNIOLinux CNIODarwin CNIOOpenBSD CNIOPosix CNIOWindows
CNIOLLHTTP CNIOExtrasZlib CAsyncHTTPClient""".split()


def fail(code, message):
    print(f"docs: {message}", file=sys.stderr)
    sys.exit(code)


def in_order(targets, imports):
    """Each target with those of the others that it rests on, which stand before it."""
    rests = {target: below(target, imports) & set(targets) for target in targets}
    return [(target, sorted(rests[target])) for target in sorted(targets, key=lambda target: (len(rests[target]), target))]


def run(*arguments):
    if subprocess.run([str(argument) for argument in arguments], check=False).returncode != 0:
        sys.exit(1)


class Documentation:
    """Symbol graphs and archives of single targets, in a folder for the time being."""

    def __init__(self, built, scratch):
        self.modules, self.scratch = built / "Modules", scratch
        (scratch / "module.modulemap").write_text(
            "".join(f"module {name} {{}}\n" for name in OTHER_MODULES), encoding="utf-8")

    def archive(self, target):
        return self.scratch / f"{target}.doccarchive"

    def symbols(self, target):
        """The graphs of the target's own symbols, and of those that it adds to types of other modules."""
        folder = self.scratch / "symbols" / target
        folder.mkdir(parents=True)
        searched = [option for path in [self.modules, self.scratch, *INTERFACES] for option in ("-I", path)]
        run(
            os.environ.get("SWIFT", "swift"), "symbolgraph-extract", "-module-name", target, *searched,
            "-target", f"{platform.machine()}-unknown-linux-gnu", "-minimum-access-level", "public",
            "-emit-extension-block-symbols", "-skip-synthesized-members", "-output-dir", folder)
        return folder

    def convert(self, target, dependencies):
        catalog = SOURCES / target / f"{target}.docc"
        linked = [option for name in dependencies for option in ("--dependency", self.archive(name))]
        run(
            "docc", "convert", *([catalog] if catalog.is_dir() else []), "--warnings-as-errors",
            "--fallback-display-name", target, "--fallback-bundle-identifier", target,
            "--additional-symbol-graph-dir", self.symbols(target), "--enable-experimental-external-link-support",
            *linked, "--output-path", self.archive(target))


def main():
    if len(sys.argv) < 4:
        fail(64, "give the folder of what was built, the archive to write, and targets; see the head of Scripts/docs.py")
    built, output, targets = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3:]
    imports = read_imports(json.load(sys.stdin))
    imports = {target: [name for name in names if name in imports] for target, names in imports.items()}
    unknown = sorted(set(targets) - set(imports))
    if unknown:
        fail(65, f"not in the manifest: {', '.join(unknown)}; set OVERSET_BENCH=1 for dump-package")
    with tempfile.TemporaryDirectory() as folder:
        documentation = Documentation(built, pathlib.Path(folder))
        ordered = in_order(targets, imports)
        for target, dependencies in ordered:
            print(f"docs: {target}", flush=True)
            documentation.convert(target, dependencies)
        whole = pathlib.Path(folder) / output.name
        run("docc", "merge", *(documentation.archive(target) for target, _ in ordered),
            "--synthesized-landing-page-name", "Overset", "--output-path", whole)
        shutil.rmtree(output, ignore_errors=True)
        shutil.move(whole, output)
    print(f"docs: {len(targets)} modules in {output}")


if __name__ == "__main__":
    main()
