import Foundation

/// HarfBuzz's own program `hb-shape`, run once for many runs of text.
enum HarfBuzzProgram {
  /// A run of text and all that its shaping depends on.
  struct Run {
    var file: String
    var weight: Int?
    var isRightToLeft: Bool
    var script: String
    var language: String
    var before: [Unicode.Scalar]
    var text: [Unicode.Scalar]
    var after: [Unicode.Scalar]

    /// A line of the program's batch: arguments between semicolons, in font units by default.
    fileprivate var line: String {
      var arguments = [file]
      if let weight { arguments.append("--variations=wght=\(weight)") }
      arguments += [
        "--direction=\(isRightToLeft ? "rtl" : "ltr")", "--script=\(script)",
        "--language=\(language)", "--output-format=json", "--no-glyph-names",
      ]
      if !before.isEmpty { arguments.append("--unicodes-before=\(Self.list(before))") }
      if !after.isEmpty { arguments.append("--unicodes-after=\(Self.list(after))") }
      return (arguments + ["--unicodes=\(Self.list(text))"]).joined(separator: ";")
    }

    private static func list(_ scalars: [Unicode.Scalar]) -> String {
      scalars.map { String($0.value, radix: 16) }.joined(separator: ",")
    }
  }

  /// A glyph as the program writes it; `cl` counts code points of the run.
  struct Glyph: Decodable, Equatable {
    var g, cl, dx, dy, ax, ay: Int
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The glyphs of each run, in order.
  static func shape(_ runs: [Run]) throws -> [[Glyph]] {
    // A file, not a pipe: nobody has to write while the answer is read.
    let input = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: input) }
    try Data((runs.map(\.line).joined(separator: "\n") + "\n").utf8).write(to: input)
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["hb-shape", "--batch"]
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    switch process.terminationStatus {
    case 0: break
    case 127:
      throw Failure(description: "hb-shape is missing; install the package libharfbuzz-bin")
    case let code: throw Failure(description: "hb-shape ended with code \(code)")
    }
    let lines = data.split(separator: UInt8(ascii: "\n"))
    guard lines.count == runs.count else {
      throw Failure(description: "hb-shape answered \(lines.count) of \(runs.count) runs")
    }
    let decoder = JSONDecoder()
    return try lines.map { try decoder.decode([Glyph].self, from: $0) }
  }
}
