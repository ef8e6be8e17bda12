import Foundation
package import OversetVocabulary

/// The name of a snapshot, from which its file's name follows.
///
/// `<component>/<state>[.<named>][.<cell>]`, where a cell is
/// `<locale>_<device>[_<type size>][_<appearance>][_bold|_regular][_ltr|_rtl]`, for example `NyxErrorCardSnapshotTests/calendarAccessDenied.ar_iPhoneSE`. Nothing is replaced or
/// left out to make a name fit for a file: two names would then meet in one file.
package struct SnapshotName: Sendable, Hashable {
  /// The most bytes of UTF-8 in a folder's name, and in a file's name without its extension.
  /// File systems allow 255; the rest is for extensions such as `.reference.png`.
  package static let maximumLength = 200

  /// The component's or suite's name: the folder.
  package let component: String

  /// The file's name without its extension.
  package let stem: String

  /// The name of one cell of a matrix.
  ///
  /// `component`, `state` and `named` are names as people write them. `locale` is a BCP 47 tag with
  /// hyphens (`pt-BR`); `device` (`iPhoneSE`, `iPadPro11-landscape`, `w393`), `typeSize` (`xL`, `AX3`),
  /// `appearance` (`dark`) and `boldText` (`bold`) are letters, digits and hyphens; those that have their
  /// default value are `nil`, as is a `direction` that is the locale's own.
  /// Throws a `Diagnostic` for a part that is empty, too long, or cannot stand in a file name
  /// on every system.
  package init(
    component: String, state: String, named: String? = nil, locale: String, device: String,
    typeSize: String? = nil, appearance: String? = nil, boldText: String? = nil,
    direction: LayoutDirection? = nil
  ) throws(Diagnostic) {
    let tokens = [
      ("locale", locale), ("device", device), ("type size", typeSize), ("appearance", appearance),
      ("bold text", boldText),
    ]
    let cell = tokens.compactMap { role, text in text.map { NamePart(role: role, text: $0) } }
    for token in cell { try token.validateAsToken() }
    let texts = cell.map(\.text) + (direction.map { [$0.token] } ?? [])
    try self.init(
      component: component, state: state, named: named, cell: texts.joined(separator: "_"))
  }

  /// The name of a snapshot outside a matrix: `<component>/<state>[.<named>]`.
  ///
  /// Throws a `Diagnostic` as the other initializer does.
  package init(component: String, state: String, named: String? = nil) throws(Diagnostic) {
    try self.init(component: component, state: state, named: named, cell: nil)
  }

  /// `text` as a component or a state may be called: as it is, or else without what cannot stand in a file's name
  /// and with a digest in its place.
  package static func legal(_ text: String) -> String {
    do throws(Diagnostic) {
      try NamePart(role: "name", text: text).validate()
      return text
    } catch {
      return FileSnapshotName.identifier(text, limit: 60)
    }
  }

  /// The file's path below the snapshot folder, without its extension.
  package var path: String { "\(component)/\(stem)" }

  private init(
    component: String, state: String, named: String?, cell: String?
  ) throws(Diagnostic) {
    try NamePart(role: "component", text: component).validate()
    try NamePart(role: "state", text: state).validate()
    if let named { try NamePart(role: "name", text: named).validate() }
    let stem = [state, named, cell].compactMap(\.self).joined(separator: ".")
    try NamePart(role: "name of the file", text: stem).validateLength()
    self.component = SnapshotName.composed(component)
    self.stem = SnapshotName.composed(stem)
  }

  /// The name of a file without its extension, in a folder; nil where one of them cannot be a part of a name.
  package init?(folder: String, stem: String) {
    do throws(Diagnostic) {
      try NamePart(role: "component", text: folder).validate()
      try NamePart(role: "name of the file", text: stem).validate()
    } catch {
      return nil
    }
    component = SnapshotName.composed(folder)
    self.stem = SnapshotName.composed(stem)
  }

  /// In normalization form C, in which ASCII is anyway.
  private static func composed(_ text: String) -> String {
    text.isASCII ? text : text.precomposedStringWithCanonicalMapping
  }
}

extension String {
  /// Whether every character is one of ASCII.
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

extension SnapshotName: CustomStringConvertible {
  /// The path without its extension.
  package var description: String { path }
}
