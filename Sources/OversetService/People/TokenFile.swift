#if Service
  import Foundation
  import OversetFiles
  import OversetProject
  package import OversetVocabulary

  /// A file of tokens: on each line a name, the rights, and the digest of the token. `#` begins a comment.
  package enum TokenFile {
    /// The tokens of a text; `file` names it in errors.
    ///
    /// - Throws: `Diagnostic` for the first line that is no token, and for a name that is there twice.
    package static func parse(_ text: String, file: String) throws(Diagnostic) -> [AccessToken] {
      var tokens: [AccessToken] = []
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first, !first.hasPrefix("#") else { continue }
        let place = SourcePlace(file: file, line: index + 1, column: 1)
        let token = try token(words, at: place)
        guard !tokens.contains(where: { $0.name == token.name }) else {
          throw Diagnostic(
            .data, at: place, problem: "there are two tokens “\(token.name)”", remedy: "remove one")
        }
        tokens.append(token)
      }
      return tokens
    }

    private static func token(
      _ words: [String], at place: SourcePlace
    ) throws(Diagnostic) -> AccessToken {
      guard words.count == 3, AccessToken.isName(words[0]), isDigest(words[2]) else {
        throw Diagnostic(
          .data, at: place, problem: "this is no token",
          remedy: "write name, rights and SHA-256; `overset-server token` makes the line")
      }
      var rights: Set<Right> = []
      for name in words[1].split(separator: ",") {
        guard let right = Right(rawValue: String(name)) else {
          throw Diagnostic.unknown("right", String(name), known: Right.allCases.map(\.rawValue))
            .placed(at: place)
        }
        rights.insert(right)
      }
      return AccessToken(name: words[0], rights: rights, digest: words[2])
    }

    private static func isDigest(_ text: String) -> Bool {
      text.utf8.count == 64
        && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// The tokens of a file; nil if there is none.
    package static func read(_ path: String) throws(Diagnostic) -> [AccessToken]? {
      guard
        let data = try NamedPath.read(path, maximum: FileLimit.configuration)
      else { return nil }
      guard let text = String(validating: data, as: UTF8.self) else {
        throw Diagnostic(
          .data, file: path, problem: "this is not UTF-8", remedy: "make the tokens anew")
      }
      return try parse(text, file: path)
    }

    /// Proves that no token of a file has the name of another.
    ///
    /// - Throws: `Diagnostic` for a name that is taken.
    static func prove(
      _ token: AccessToken, isNewTo known: [AccessToken], file: String
    ) throws(Diagnostic) {
      guard !known.contains(where: { $0.name == token.name }) else {
        throw Diagnostic(
          .usage, file: file, problem: "there is already a token “\(token.name)”",
          remedy:
            "choose another name, or withdraw it: overset-server token \(token.name) --withdraw")
      }
    }

    /// Removes the line of a token; all other lines stay as they are.
    static func remove(_ name: String, from path: String) throws(Diagnostic) {
      let data = try NamedPath.read(path, maximum: FileLimit.configuration) ?? Data()
      let lines = String(decoding: data, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .filter { line in line.split(whereSeparator: \.isWhitespace).first.map(String.init) != name
        }
      let file = URL(filePath: path)
      try FileRoot(around: file).write(
        Data(lines.joined(separator: "\n").utf8), to: file.lastPathComponent)
    }

    /// Adds a token to a file, which is made if it is missing.
    ///
    /// - Throws: `Diagnostic` for a name that is taken, and for a file that cannot be written.
    package static func add(_ token: AccessToken, to path: String) throws(Diagnostic) {
      let data = try NamedPath.read(path, maximum: FileLimit.configuration) ?? Data()
      let text = String(decoding: data, as: UTF8.self)
      try prove(token, isNewTo: parse(text, file: path), file: path)
      let separator = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
      let file = URL(filePath: path)
      try FileRoot(around: file).write(
        Data("\(text)\(separator)\(token.line)\n".utf8), to: file.lastPathComponent)
    }
  }

  extension Diagnostic {
    /// The same at a place of a file.
    fileprivate func placed(at place: SourcePlace) -> Diagnostic {
      var diagnostic = counted(as: .data)
      diagnostic.place = place
      return diagnostic
    }
  }
#endif
