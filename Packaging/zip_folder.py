#!/usr/bin/env python3
"""Packs a folder with its name into an archive, the same bytes every time: zip_folder.py FOLDER ARCHIVE

Files come in the order of their names, with their rights and the time of SOURCE_DATE_EPOCH.
"""
import os
import pathlib
import sys
import time
import zipfile


def main():
    folder, archive = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
    moment = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path in sorted(folder.rglob("*")):
            if not path.is_file():
                continue
            entry = zipfile.ZipInfo(str(path.relative_to(folder.parent)), moment)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (path.stat().st_mode & 0xFFFF) << 16
            file.writestr(entry, path.read_bytes())


if __name__ == "__main__":
    main()
