import OversetCatalogs
import OversetVocabulary

/// The tables of one name that an app has several of, as its own and that of a widget, and which of them a place of the
/// source draws from: a bundle's files lie together.
struct NamesakeTables: Sendable, Equatable {
  private struct Table: Sendable, Equatable {
    let folder: Folder
    let keys: Set<String>
  }

  /// By name, where several tables have it.
  private let tables: [String: [Table]]
  /// The keys that the app's own tables have, where it has others for Settings.
  private let ownKeys: Set<String>

  init(_ catalogs: [CatalogTable] = []) {
    let own = catalogs.filter { !Self.isOfSettings($0.folder + "/") }
    ownKeys = own.count == catalogs.count ? [] : Set(own.flatMap(\.keys))
    tables = Dictionary(grouping: catalogs, by: \.table).filter { $0.value.count > 1 }
      .mapValues { $0.map { Table(folder: Folder($0.folder), keys: Set($0.keys)) } }
  }

  /// Whether a place draws its key from a table that has it in `file`: it names that table or none, and no table of that
  /// name has the key, too, and lies nearer to the place. Of Settings' tables only what the app's own lack is drawn from.
  func draws(_ place: TextPlace, from table: String, in file: String) -> Bool {
    guard SourceSlots.isSame(place.table, table) else { return false }
    if Self.isOfSettings(file), place.table == nil, ownKeys.contains(place.key) { return false }
    guard let namesakes = tables[table] else { return true }
    let own = Folder(CatalogPath(file).folder).nearness(to: place.place.file)
    return !namesakes.contains {
      $0.keys.contains(place.key) && own < $0.folder.nearness(to: place.place.file)
    }
  }

  /// Whether a path leads into the bundle whose texts the system's Settings shows.
  private static func isOfSettings(_ path: String) -> Bool { path.contains("Settings.bundle/") }
}

/// A folder, by the names of its path.
private struct Folder: Sendable, Equatable {
  /// How near a file lies to a folder.
  struct Nearness: Comparable {
    /// How many folders they share.
    let shared: Int
    /// Whether the file lies below the folder.
    let isInside: Bool

    static func < (left: Nearness, right: Nearness) -> Bool {
      left.shared == right.shared
        ? !left.isInside && right.isInside : left.shared < right.shared
    }
  }

  private let names: [Substring]

  init(_ path: String) { names = path.split(separator: "/") }

  func nearness(to file: String) -> Nearness {
    let shared = zip(names, file.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    return Nearness(shared: shared, isInside: shared == names.count)
  }
}
