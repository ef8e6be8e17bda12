#!/usr/bin/env python3
"""Copies what an image has besides the tree, with the licences of its packages: image_files.py ROOT"""
import pathlib
import shutil
import sys
import tomllib

from contents import Failure, output


def main():
    root = pathlib.Path(sys.argv[1])
    with open("Packaging/contents.toml", "rb") as file:
        packages = tomllib.load(file)["image"]
    for package in packages:
        listed = output("dpkg-query", "--listfiles", package["debian"]).decode().splitlines()
        for name in package["files"]:
            if name not in listed:
                raise Failure(65, f"{package['debian']} of Debian has no {name}")
            target = root / name.lstrip("/")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(name, target)
        for folder, libraries in package.get("links", {}).items():
            for library in libraries:
                (root / folder / library).symlink_to(f"/usr/lib/overset/{library}")
        licences = root / "usr/share/doc" / package["debian"]
        licences.mkdir(parents=True)
        shutil.copyfile(f"/usr/share/doc/{package['debian']}/copyright", licences / "copyright")


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        print(f"image: {failure}", file=sys.stderr)
        sys.exit(failure.code)
