import Foundation
import OversetConfig
import OversetFiles
package import OversetVocabulary

/// The symbols that have an outline, by name.
package struct SymbolLibrary: Sendable {
  /// The library that comes with the package. Where its file is missing, every symbol is a placeholder;
  /// ``requireBundled()`` says so first.
  package static let shared = (try? bundled.get()) ?? SymbolLibrary(symbols: [:])

  /// Makes sure that the library's file is there. Commands that draw no symbol never read it.
  ///
  /// - Throws: `Diagnostic` of input and output where it is missing.
  package static func requireBundled() throws(Diagnostic) { _ = try file }

  private static var file: BoundFile {
    get throws(Diagnostic) {
      try ResourceFolder(ofTarget: "OversetLayoutTree").file("symbols.json")
    }
  }

  private static let bundled: Result<SymbolLibrary, Diagnostic> = {
    do throws(Diagnostic) {
      return .success(try SymbolLibrary(file: file))
    } catch {
      return .failure(error)
    }
  }()

  private let symbols: [String: SymbolOutline]

  private init(symbols: [String: SymbolOutline]) { self.symbols = symbols }

  private init(file: BoundFile) throws(Diagnostic) {
    let data = try file.contents(maximum: FileLimit.resource)
    guard let symbols = data.flatMap(SymbolLibrary.parse) else {
      throw Diagnostic(
        .inputOutput, at: SourcePlace(file: file.name),
        problem: "the symbols cannot be read", remedy: "install the resource folder again")
    }
    self.init(symbols: symbols)
  }

  /// The symbol called `name`, or a placeholder of a usual size.
  package func symbol(_ name: String) -> SymbolOutline {
    symbols[name] ?? .placeholder(name)
  }

  /// The names that have an outline, sorted.
  package var names: [String] { symbols.keys.sorted() }

  static func parse(_ data: Data) -> [String: SymbolOutline]? {
    guard let file = try? JSONDecoder().decode(File.self, from: data), file.unitsPerEm > 0
    else { return nil }
    return file.symbols.mapValues { $0.outline(unit: 1 / file.unitsPerEm) }
  }

  // MARK: The file's form

  private struct File: Decodable {
    var unitsPerEm: CGFloat
    var symbols: [String: Entry]
  }

  private struct Entry: Decodable {
    var width: CGFloat
    var height: CGFloat
    var flips: Bool?
    var directional: SymbolOutline.FixedSide?
    var contours: [Drawing]

    func outline(unit: CGFloat) -> SymbolOutline {
      SymbolOutline(
        width: width * unit, height: height * unit, flips: flips ?? false,
        fixedSide: directional, contours: contours.map { $0.contour(unit: unit) })
    }
  }

  /// A filled path as a string, or a stroked one as an object.
  private struct Drawing: Decodable {
    var path: String
    var stroke: CGFloat?

    private enum CodingKeys: CodingKey { case path, stroke }

    init(from decoder: any Decoder) throws {
      if let path = try? decoder.singleValueContainer().decode(String.self) {
        self.path = path
      } else {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        path = try container.decode(String.self, forKey: .path)
        stroke = try container.decode(CGFloat.self, forKey: .stroke)
      }
    }

    func contour(unit: CGFloat) -> SymbolOutline.Contour {
      SymbolOutline.Contour(
        steps: SymbolPath(path, unit: unit).steps, strokeWidth: stroke.map { $0 * unit })
    }
  }
}

/// Reads a path of the absolute commands M, L, Q, C and Z.
struct SymbolPath {
  let steps: [SymbolOutline.Step]

  init(_ path: String, unit: CGFloat) {
    var steps: [SymbolOutline.Step] = []
    var scanner = Scanner(Array(path.utf8))
    while let command = scanner.command() {
      func point() -> CGPoint {
        let x = scanner.number() * unit
        return CGPoint(x: x, y: scanner.number() * unit)
      }
      repeat {
        switch command {
        case UInt8(ascii: "M"): steps.append(.move(point()))
        case UInt8(ascii: "L"): steps.append(.line(point()))
        case UInt8(ascii: "Q"):
          let control = point()
          steps.append(.quadratic(control: control, point()))
        case UInt8(ascii: "C"):
          let (first, second) = (point(), point())
          steps.append(.cubic(first, second, point()))
        default: steps.append(.close)
        }
      } while scanner.hasNumber
    }
    self.steps = steps
  }

  private struct Scanner {
    let bytes: [UInt8]
    var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func skipSeparators() {
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x2C { index += 1 }
    }

    /// The next command letter; what is none is passed over.
    mutating func command() -> UInt8? {
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if "MLQCZ".utf8.contains(byte) { return byte }
      }
      return nil
    }

    var hasNumber: Bool {
      mutating get {
        skipSeparators()
        return index < bytes.count && isNumber(bytes[index])
      }
    }

    mutating func number() -> CGFloat {
      skipSeparators()
      let start = index
      while index < bytes.count, isNumber(bytes[index]) {
        if index > start, bytes[index] == UInt8(ascii: "-") { break }
        index += 1
      }
      return CGFloat(Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? 0)
    }

    private func isNumber(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }
  }
}
