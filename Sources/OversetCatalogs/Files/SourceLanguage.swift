package import OversetVocabulary

/// The language an app is written in, and how it is known.
package struct SourceLanguage: Hashable, Codable, Sendable {
  /// How a source language is known.
  package enum Origin: Hashable, Codable, Sendable {
    /// The caller said so.
    case named
    /// The catalog says so itself.
    case stated
    /// The Xcode project beside or above the catalogs says so.
    case project(file: String)
    /// There are files in English, this many.
    case english(files: Int)
    /// More files are in this language than in any other, and none in English.
    case mostFiles(Int, of: Int)
    /// Nothing says it.
    case assumed
  }

  /// The language.
  package let tag: LocaleTag
  /// How it is known.
  package let origin: Origin

  /// A language by its tag.
  package init(_ tag: LocaleTag, _ origin: Origin) {
    self.tag = tag
    self.origin = origin
  }
}

extension SourceLanguage: CustomStringConvertible {
  /// The language and why, such as `en-US: developmentRegion of App.xcodeproj/project.pbxproj`.
  package var description: String {
    let reason =
      switch origin {
      case .named: "named by --source"
      case .stated: "stated by the catalogs"
      case .project(let file): "developmentRegion of \(file)"
      case .english(let files): "the English of \(files) \(files == 1 ? "file" : "files")"
      case .mostFiles(let count, let all): "the language of most files, \(count) of \(all)"
      case .assumed: "assumed, because no file says it"
      }
    return "\(tag): \(reason)"
  }
}
