import OversetVocabulary

/// One part of a snapshot's name, and the rules that make it fit for a file name.
///
/// The rules are the union of those of Linux, macOS and Windows (Microsoft, "Naming Files, Paths,
/// and Namespaces"), so that a repository can be checked out anywhere.
struct NamePart {
  let role: String
  let text: String

  func validate() throws(Diagnostic) {
    try validateLength()
    if let scalar = text.unicodeScalars.first(where: NamePart.isIllegal) {
      throw refusal("contains \(NamePart.spelled(scalar))")
    }
    if text.hasPrefix(".") || text.hasPrefix(" ") {
      throw refusal("begins with a dot or a space")
    }
    if text.hasSuffix(".") || text.hasSuffix(" ") { throw refusal("ends with a dot or a space") }
    let base = text.prefix { $0 != "." }
    // The longest of them has four letters.
    if base.utf8.count <= 4, NamePart.reserved.contains(base.lowercased()) {
      throw refusal("is a reserved device name on Windows")
    }
  }

  /// A token has fewer signs, so that a file name can be taken apart again.
  func validateAsToken() throws(Diagnostic) {
    try validateLength()
    let other = text.unicodeScalars.first { !NamePart.tokenScalars.contains($0) }
    if let other {
      throw refusal("contains \(NamePart.spelled(other))", allowed: "letters, digits and hyphens")
    }
  }

  func validateLength() throws(Diagnostic) {
    if text.isEmpty { throw refusal("is empty") }
    if text.utf8.count > SnapshotName.maximumLength {
      throw refusal(
        "has \(text.utf8.count) bytes", allowed: "at most \(SnapshotName.maximumLength) bytes")
    }
  }

  private func refusal(
    _ problem: String, allowed: String = "characters that every file system allows"
  ) -> Diagnostic {
    Diagnostic(
      .usage, problem: "the snapshot's \(role) \"\(text)\" \(problem)", remedy: "use \(allowed)")
  }

  private static func isIllegal(_ scalar: Unicode.Scalar) -> Bool {
    if ("0"..."9").contains(scalar) || ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar)
    {
      return false
    }
    return switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: "/\\:*?\"<>|".unicodeScalars.contains(scalar)
    }
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    let code = CodePoint.notation(scalar.value)
    return scalar.properties.generalCategory == .control ? code : "\"\(scalar)\" (\(code))"
  }

  private static let tokenScalars = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-".unicodeScalars)

  private static let reserved: Set<String> = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })
}
