/// The tokens that the system fills in texts by itself.
package enum SampleTokens {
  /// An app's name of usual length.
  static let applicationName = "Notebook"

  /// A text with the app's name in place of `${applicationName}`.
  package static func filled(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    return text.replacing("${applicationName}", with: applicationName)
  }
}
