import OversetCatalogs
import OversetVocabulary

/// A leaf with the number of its catalog in the file.
struct NumberedLeaf: Hashable {
  let catalog: Int
  let leaf: CatalogLeaf

  /// What names the leaf, whatever its text and place.
  var name: [String] {
    // Scalars tell names apart that are canonically equivalent.
    [
      "\(catalog)", leaf.locale.identifier, leaf.path.description,
      "\(Array(leaf.key.unicodeScalars))",
    ]
  }

  func edit(_ value: String) -> CatalogEdit { CatalogEdit(leaf, value: value, catalog: catalog) }
}

extension CatalogDocument {
  /// Every leaf of the file.
  var leaves: [NumberedLeaf] {
    var leaves: [NumberedLeaf] = []
    for (index, catalog) in catalogs.enumerated() {
      catalog.forEachLeaf { leaves.append(NumberedLeaf(catalog: index, leaf: $0)) }
    }
    return leaves
  }

  /// The UTF-8 of every text by its leaf.
  var texts: [[String]: [UInt8]] {
    Dictionary(leaves.map { ($0.name, Array($0.leaf.value.utf8)) }) { first, _ in first }
  }
}

/// The files of the tests of writing, in several encodings.
enum WritingFixture {
  static let names = ["Ferry.xcstrings", "Ferry.strings", "Ferry.stringsdict", "uk.xliff"]

  enum Encoding: String, CaseIterable {
    case asFound, crlf, cr, mark, utf16LittleEndian, utf16BigEndian
  }

  /// Every fixture in every encoding that its format has.
  static let files = names.flatMap { name in encodings(of: name).map { (name, $0) } }

  /// A string catalog is JSON, which has no UTF-16 here.
  static func encodings(of name: String) -> [Encoding] {
    Encoding.allCases.filter { !name.hasSuffix(".xcstrings") || !$0.rawValue.hasPrefix("utf16") }
  }

  /// The bytes of a fixture in an encoding.
  static func bytes(_ name: String, _ encoding: Encoding) throws -> [UInt8] {
    let bytes = try Fixture.bytes("writing/\(name)")
    let text = String(decoding: bytes, as: UTF8.self)
    switch encoding {
    case .asFound: return bytes
    case .crlf: return Array(text.replacing("\n", with: "\r\n").utf8)
    case .cr: return Array(text.replacing("\n", with: "\r").utf8)
    case .mark: return [0xEF, 0xBB, 0xBF] + bytes
    case .utf16LittleEndian, .utf16BigEndian:
      let isLittle = encoding == .utf16LittleEndian
      return ("\u{FEFF}" + text).utf16.flatMap { unit in
        let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return isLittle ? bytes : bytes.reversed()
      }
    }
  }

  static func document(_ bytes: [UInt8], _ name: String) throws(Diagnostic) -> CatalogDocument {
    try CatalogDocument(parsing: bytes, file: "App/en.lproj/\(name)")
  }
}
