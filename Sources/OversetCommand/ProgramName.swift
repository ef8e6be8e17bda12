/// What the running program is called, for lines that show how to call it: an app's program has a name of its own.
enum ProgramName {
  /// The name of this process.
  static let current = name(of: CommandLine.arguments.first ?? "")

  /// The last component of the path that a program was started by. A name that a terminal could obey, or that is
  /// empty, is `overset`.
  static func name(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    let isPlain = name.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_.".unicodeScalars.contains(scalar))
    }
    return name.isEmpty || !isPlain ? "overset" : String(name)
  }
}
