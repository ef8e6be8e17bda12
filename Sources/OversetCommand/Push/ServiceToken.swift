#if Service
  import Foundation
  import OversetFiles
  import OversetVocabulary

  /// The token of a service: from a variable or a file, and never from an argument, which others of the machine can see.
  struct ServiceToken {
    /// The variable.
    static let variable = "OVERSET_SERVER_TOKEN"

    /// The token; nil for none.
    ///
    /// - Throws: `Diagnostic` for a file that there is not, and for one without a token.
    static func read(
      file: String?, in environment: [String: String]
    ) throws(Diagnostic) -> String? {
      guard let file else {
        return environment[variable].flatMap { $0.isEmpty ? nil : $0 }
      }
      guard let data = try NamedPath.read(file, maximum: FileLimit.configuration) else {
        throw Diagnostic(
          .inputOutput, file: file, problem: "there is no such file",
          remedy: "give the file that holds the token alone")
      }
      let token = String(decoding: data, as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      guard !token.isEmpty, token.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
        throw Diagnostic(
          .data, file: file, problem: "the file holds no token",
          remedy: "write the token alone into it")
      }
      return token
    }
  }
#endif
