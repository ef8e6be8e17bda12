#if Service
  import Foundation
  import OversetConfig
  import OversetTestBasics

  /// Bodies of hostile requests.
  enum HostileBody {
    // MARK: JSON

    /// What is no JSON, what nests too deep, what is too large, and what is there twice.
    static func json(_ maker: inout SeededGenerator) -> Data {
      let depth = HostileRequest.pick([10, 255, 257, 511, 512, 513, 514, 100_000], &maker)
      let number = HostileRequest.pick(numbers, &maker)
      let ends = Bool.random(using: &maker)
      func nested(_ start: String, _ end: String) -> String {
        String(repeating: start, count: depth) + (ends ? String(repeating: end, count: depth) : "")
      }
      let texts = [
        nested("[", "]"), nested("{\"a\":", "}"), "{\"items\":\(nested("[", "]"))",
        "{\"items\":[{\"id\":\"1\",\"key\":\"half.go\",\"locale\":\"de\",\"text\":\(number)}]}",
        "{\"total\":\(number),\"seen\":\(number),\"decisions\":[{\"cells\":[\(number)]}],\"x\":\(number)}",
        "{\"items\":[],\"items\":[{\"id\":\"1\",\"id\":\"2\",\"key\":\"x\",\"text\":5}],\"items\":1}",
        "{\"items\":[\(Array(repeating: item, count: 501).joined(separator: ","))]}",
        "{\"items\":[{\"id\":\"\\ud800\",\"key\":\"\\udfff\",\"locale\":\"de\",\"text\":\"\\ud83d\"}]}",
        "null", "\"x\"", "5", "{'a':1}", "{\"a\":1,}", "{\"items\":null}", "\u{FEFF}{}", "{\0}",
      ]
      let bytes: [Data] =
        texts.map { Data($0.utf8) } + [
          Data([0xFF, 0xFE, 0x7B, 0, 0x7D, 0]),
          Data("{\"a\":\"".utf8) + Data([0xED, 0xA0, 0x80, 0x22]),
          Data(0...255), (texts[0].data(using: .utf16LittleEndian) ?? Data()),
        ]
      return HostileRequest.pick(bytes, &maker)
    }

    private static let item =
      "{\"id\":\"1\",\"key\":\"half.go\",\"locale\":\"de\",\"text\":\"Los\"}"
    private static let numbers = [
      "1e999", "-1e999", String(repeating: "1", count: 50_000), "1e-99999", "NaN", "Infinity", "-",
      "01",
      "1.", "+1", "0x10", "9223372036854775808", "-9223372036854775808", "1.5", "-0", "1e18",
    ]

    // MARK: Texts

    /// Items with texts that are hard to shape, to cut and to print.
    static func texts(_ maker: inout SeededGenerator) -> Data {
      var items: [[String: String]] = []
      for number in 0..<Int.random(in: 1...6, using: &maker) {
        var item = [
          "id": "\(number)",
          "key": HostileRequest.pick(["half.go", "half.days", text(&maker)], &maker),
          "locale": HostileRequest.pick(["de", "ar", "ja", text(&maker)], &maker),
          "text": text(&maker),
        ]
        for name in ["source", "file", "plural", "slot", "stress"]
        where Int.random(in: 0..<5, using: &maker) == 0 {
          item[name] = HostileRequest.pick(
            ["other", "halfButton", "en-XA", "../../etc/passwd", text(&maker)], &maker)
        }
        items.append(item)
      }
      return (try? JSONEncoder().encode(["items": items])) ?? Data()
    }

    private static func text(_ maker: inout SeededGenerator) -> String {
      guard Bool.random(using: &maker) else { return HostileRequest.pick(texts, &maker) }
      let blocks: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x590...0x7FF, 0x900...0x10FF, 0x2000...0x206F, 0x4E00...0x9FFF,
        0x1_F300...0x1_F9FF, 0x300...0x36F, 0xE_0000...0xE_007F,
      ]
      let scalars = (0..<Int.random(in: 1...300, using: &maker)).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: HostileRequest.pick(blocks, &maker), using: &maker))
      }
      return String(String.UnicodeScalarView(scalars))
    }

    private static let texts = [
      "", "\0", "%", "%s%n%@%1$@", "\u{202E}abc", "<script>", "%#@a@", "%99999999999999999999d",
      "%*d",
      String(repeating: "\u{301}", count: 2_000), String(repeating: "👩‍👩‍👧‍👦", count: 400),
      String(repeating: "(", count: 5_000), String(repeating: "a", count: 9_999),
      String(repeating: "a ", count: 4_999), String(repeating: "ا", count: 5_000),
      String(repeating: "\u{2066}", count: 500), String(repeating: "🇩🇪", count: 1_000),
      String(repeating: "\n", count: 5_000), String(repeating: "x\u{AD}", count: 3_000),
      String(repeating: "\u{E33}", count: 3_000), String(repeating: "a", count: 100_000), "${x}",
      "\r\n\r\nHTTP/1.1 200 OK", "[a](b)**c**", "\u{2028}", "\u{FFFE}\u{FFFF}",
    ]

    // MARK: Runs

    /// Members of runs, decisions, comments and shards that cannot be.
    static func members(_ maker: inout SeededGenerator) -> Data {
      let none = String(repeating: "0", count: 64)
      let paths = [
        "../../etc/passwd", "/etc/passwd", "a//b", ".git/config", "a\\..\\b", "a\0b", "é",
      ]
      let object: [String: Any] = [
        "digest": HostileRequest.pick([none, "x", ""], &maker),
        "size": HostileRequest.pick([-1, 0, 1, 1 << 62, 64_000_000], &maker),
        "path": HostileRequest.pick(paths, &maker),
      ]
      let blobs = [
        "", "{}", "overset-shard 2 run \(none)\n{}", String(repeating: "sha256:", count: 50_000),
        "sha256:\(none)", String(repeating: "a", count: 500_000),
        "overset-shard 2 run \(none)\n\(String(repeating: "[", count: 513))",
      ]
      let decision: [String: Any] = [
        "cause": text(&maker), "verdict": HostileRequest.pick(["accept", "known", "x"], &maker),
        "cells": [Int](repeating: -1, count: HostileRequest.pick([0, 1, 20_000], &maker)),
        "reason": text(&maker), "lastDay": HostileRequest.pick(["2027-02-31", "x"], &maker),
      ]
      let body: [String: Any] = [
        "project": text(&maker), "nonce": text(&maker), "branch": text(&maker),
        "total": HostileRequest.pick([-1, 0, 1, 10_001], &maker),
        "commit": HostileRequest.pick([none, "HEAD"], &maker),
        "ancestors": [String](
          repeating: "0000000", count: HostileRequest.pick([1, 2_000], &maker)),
        "folder": HostileRequest.pick(paths, &maker), "blob": HostileRequest.pick(blobs, &maker),
        "objects": [[String: Any]](
          repeating: object, count: HostileRequest.pick([0, 1, 2_000], &maker)),
        "seen": HostileRequest.pick([-1, 0, 1 << 62], &maker),
        "decisions": [[String: Any]](
          repeating: decision, count: HostileRequest.pick([1, 2], &maker)), "text": text(&maker),
        "x": 1e300, "cell": HostileRequest.pick([-1, 0, 1 << 62], &maker),
      ]
      return (try? JSONSerialization.data(withJSONObject: body)) ?? Data()
    }

    // MARK: Files

    /// Pictures that are none, or say that they are larger than they are.
    static func object(_ maker: inout SeededGenerator) -> Data {
      let sizes: [UInt32] = [0, 1, 10, 7_000, 60_000, 0x7FFF_FFFF, 0xFFFF_FFFF]
      let depths: [UInt8] = [0, 1, 8, 16, 77]
      let colors: [UInt8] = [0, 2, 3, 6, 9]
      var header: [UInt8] = bytes(of: HostileRequest.pick(sizes, &maker))
      header += bytes(of: HostileRequest.pick(sizes, &maker))
      header += [HostileRequest.pick(depths, &maker), HostileRequest.pick(colors, &maker), 0, 0, 0]
      var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      file += chunk("IHDR", header)
      file += chunk("IDAT", [0x78, 0x9C, 0x63, 0, 0, 0, 1, 0, 1])
      file += chunk("IEND", [])
      return HostileRequest.pick(
        [
          Data(file), Data(file.prefix(40)), Data(file.dropLast(12)),
          Data([0x89, 0x50, 0x4E, 0x47]),
          Data("<svg/>".utf8), Data(), Data(repeating: 0, count: 1_000),
        ], &maker)
    }

    static func digest(of data: Data) -> String { Digest.sha256Hex(of: data) }

    private static func bytes(of number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
      bytes(of: UInt32(body.count)) + name.utf8 + body
        + bytes(of: checksum(Array(name.utf8) + body))
    }

    /// The CRC-32 of the PNG specification, annex D.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
      ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { rest, _ in
          rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1
        }
      }
    }
  }
#endif
