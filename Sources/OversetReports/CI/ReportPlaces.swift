package import Foundation
import OversetFiles
package import OversetVocabulary

/// Places as readers of reports find them: made once of all places of a report, so that each file is read once.
package struct ReportPlaces: Sendable {
  private let places: [SourcePlace: ReportedPlace]
  private let fallback: ReportedPlace

  /// Finds `places`, whose files are named from `project`, from the current folder or by whole paths.
  package init(_ places: some Sequence<SourcePlace>, project: URL) {
    let root = FileRoot(project).inRepository
    var files: [String: Set<SourcePlace>] = [:]
    for place in places { files[place.file, default: []].insert(place) }
    var found: [SourcePlace: ReportedPlace] = [:]
    for (file, places) in files {
      let location = Location(file, in: root)
      let lines = location.lines(Set(places.compactMap(\.line)), in: root)
      for place in places { found[place] = location.place(place.position, lines) }
    }
    self.places = found
    fallback = Self.configuration(in: root)
  }

  /// Where `place` is; for no place the configuration that the command went by.
  package func callAsFunction(_ place: SourcePlace?) -> ReportedPlace {
    place.flatMap { places[$0] } ?? fallback
  }

  /// A result of no file lands on what says that it is looked for.
  private static func configuration(in root: FileRoot) -> ReportedPlace {
    let name =
      ["Config/matrix.yml", "Package.swift"].first { ((try? root.exists($0)) ?? false) }
      ?? "Config/matrix.yml"
    return Location(name, in: root).place(nil, [:])
  }

  /// Where a file is.
  private struct Location {
    let path: String
    let wholePath: String
    let isInside: Bool

    init(_ file: String, in root: FileRoot) {
      if let path = Self.path(of: file, in: root) {
        self.path = path
        wholePath = "\(root.boundary == "/" ? "" : root.boundary)/\(path)"
        isInside = true
      } else {
        // It may be gone, or lie elsewhere.
        let folder = NamedPath.withoutLinks(root.folder.wholePath)
        let base = URL(filePath: folder, directoryHint: .isDirectory)
        wholePath = URL(filePath: file, relativeTo: base).standardizedFileURL.wholePath
        let inside = wholePath.hasPrefix("\(root.boundary)/")
        path = inside ? String(wholePath.dropFirst(root.boundary.utf8.count + 1)) : wholePath
        isInside = inside
      }
    }

    private static func path(of file: String, in root: FileRoot) -> String? {
      if let found = (try? root.resolve(file)) ?? nil { return found.path }
      // An argument is named from the current folder.
      let url = URL(filePath: file).standardizedFileURL
      if let found = (try? root.resolve(url.wholePath)) ?? nil { return found.path }
      // The folder may have been named through a link, as temporary folders are on macOS.
      return ((try? root.resolve(NamedPath.withoutLinks(url.wholePath))) ?? nil)?.path
    }

    /// Lines of the file, by number; none of a file that cannot be read.
    func lines(_ numbers: Set<Int>, in root: FileRoot) -> [Int: String] {
      guard !numbers.isEmpty else { return [:] }
      let data =
        isInside
        ? (try? root.read(wholePath, maximum: FileLimit.catalog)) ?? nil
        : (try? NamedPath.read(wholePath, maximum: FileLimit.catalog)) ?? nil
      return data.map { TextLines.lines(numbers, of: $0) } ?? [:]
    }

    func place(_ position: TextPosition?, _ lines: [Int: String]) -> ReportedPlace {
      ReportedPlace(
        path: path, wholePath: wholePath, isInside: isInside, line: position?.line,
        columns: position.map { position in
          lines[position.line].map { .init(from: position.column, in: $0) }
            ?? .init(unread: position.column)
        }, text: position.flatMap { lines[$0.line] })
    }
  }
}

/// The lines of a text file: each ends with LF, CR LF or CR, as for the readers of catalogs.
private enum TextLines {
  static func lines(_ numbers: Set<Int>, of data: Data) -> [Int: String] {
    let bytes = utf8(data)
    var lines: [Int: String] = [:]
    var number = 1
    var start = 0
    var index = 0
    func end(at end: Int) {
      if numbers.contains(number) {
        lines[number] = String(decoding: bytes[start..<end], as: UTF8.self)
      }
    }
    while index < bytes.count {
      let byte = bytes[index]
      guard byte == 0x0A || byte == 0x0D else {
        index += 1
        continue
      }
      end(at: index)
      index += byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A ? 2 : 1
      number += 1
      start = index
    }
    end(at: bytes.count)
    return lines
  }

  /// The text in UTF-8, without its mark of the byte order. Only files with such a mark are taken for UTF-16.
  private static func utf8(_ data: Data) -> [UInt8] {
    let bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
