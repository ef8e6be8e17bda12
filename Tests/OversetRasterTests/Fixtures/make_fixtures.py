#!/usr/bin/env python3
"""Writes pictures/*.png, PNG files as foreign tools make them, and pictures/expected.txt.

Every colour type, bit depth and interlacing of the PNG specification (third edition, table 11.1),
with rows filtered by all five filters, in a picture of 11 x 9 pixels. The files and the expected
pixels both come from here, by the specification and without a PNG library.

    python3 make_fixtures.py
"""
import pathlib
import struct
import zlib

WIDTH, HEIGHT = 11, 9
FOLDER = pathlib.Path(__file__).parent / "pictures"
CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}
NAMES = {0: "grey", 2: "rgb", 3: "palette", 4: "greyalpha", 6: "rgba"}
# Adam7: first column, first row, column step, row step of each pass (specification, 8.1).
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
          (0, 1, 1, 2)]


def sample(x, y, channel, depth):
    """A sample that depends on all of its coordinates."""
    return ((x * 7919 + y * 104729 + channel * 15485863 + x * y * 31) * 2654435761 >> 8) % (1 << depth)


def palette(depth):
    return [(i * 37 % 256, i * 91 % 256, 255 - i * 53 % 256) for i in range(min(1 << depth, 200))]


def pixel(x, y, color, depth):
    values = [sample(x, y, c, depth) for c in range(CHANNELS[color])]
    return [values[0] % len(palette(depth))] if color == 3 else values


def scaled(value, depth):
    """A sample in 8 bits, rounded to nearest (specification, 13.12)."""
    top = (1 << depth) - 1
    return (value * 255 * 2 + top) // (2 * top)


def expected(x, y, color, depth, transparent):
    values = pixel(x, y, color, depth)
    if color == 3:
        alpha = transparent[values[0]] if transparent and values[0] < len(transparent) else 255
        return (*palette(depth)[values[0]], alpha)
    levels = [scaled(v, depth) for v in values]
    if color in (0, 4):
        levels = [levels[0]] * 3 + levels[1:]
    if len(levels) == 3:
        levels.append(0 if transparent and values == list(transparent) else 255)
    return tuple(levels)


def packed(values, depth):
    if depth == 16:
        return b"".join(struct.pack(">H", v) for v in values)
    bits = "".join(format(v, f"0{depth}b") for v in values)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[i:i + 8], 2) for i in range(0, len(bits), 8))


def filtered(rows, size):
    """Rows under filters 0 to 4 in turn (specification, 9.2)."""
    out, above = b"", b""
    for number, row in enumerate(rows):
        above = above or bytes(len(row))
        kind, line = number % 5, bytearray()
        for i, byte in enumerate(row):
            a = row[i - size] if i >= size else 0
            b = above[i]
            c = above[i - size] if i >= size else 0
            p = a + b - c
            nearest = min((abs(p - a), 0, a), (abs(p - b), 1, b), (abs(p - c), 2, c))[2]
            line.append((byte - (0, a, b, (a + b) // 2, nearest)[kind]) % 256)
        out += bytes([kind]) + bytes(line)
        above = row
    return out


def chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def image(color, depth, interlaced):
    size = max(1, CHANNELS[color] * depth // 8)
    out = b""
    for x0, y0, dx, dy in PASSES if interlaced else [(0, 0, 1, 1)]:
        rows = [packed([v for x in range(x0, WIDTH, dx) for v in pixel(x, y, color, depth)], depth)
                for y in range(y0, HEIGHT, dy)]
        out += filtered([row for row in rows if row], size)
    return out


def transparency(color, depth):
    if color == 3:
        alphas = bytes((i * 29) % 256 for i in range(len(palette(depth)) // 2 + 1))
        return alphas, alphas
    key = pixel(3, 4, color, depth)
    return tuple(key), b"".join(struct.pack(">H", v) for v in key)


def write(color, depth, interlaced, has_transparency, lines):
    name = f"{NAMES[color]}{depth}{'-interlaced' if interlaced else ''}{'-trns' if has_transparency else ''}"
    transparent, body = transparency(color, depth) if has_transparency else (None, b"")
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, depth, color, 0, 0, int(interlaced))
    data = zlib.compress(image(color, depth, interlaced))
    file = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"gAMA", struct.pack(">I", 45455))
    if color == 3:
        file += chunk(b"PLTE", bytes(v for entry in palette(depth) for v in entry))
    if body:
        file += chunk(b"tRNS", body)
    file += chunk(b"tEXt", b"Software\0make_fixtures.py")
    half = len(data) // 2
    file += chunk(b"IDAT", data[:half]) + chunk(b"IDAT", data[half:]) + chunk(b"IEND", b"")
    (FOLDER / f"{name}.png").write_bytes(file)
    pixels = " ".join("%02x%02x%02x%02x" % expected(x, y, color, depth, transparent)
                      for y in range(HEIGHT) for x in range(WIDTH))
    lines.append(f"{name} {pixels}")


def main():
    FOLDER.mkdir(exist_ok=True)
    lines = [f"# {WIDTH} x {HEIGHT} pixels as RRGGBBAA, row by row; written by make_fixtures.py"]
    for color, depths in DEPTHS.items():
        for depth in depths:
            for interlaced in (False, True):
                for has_transparency in (False, True) if color in (0, 2, 3) else (False,):
                    write(color, depth, interlaced, has_transparency, lines)
    (FOLDER / "expected.txt").write_text("\n".join(lines) + "\n")


main()
