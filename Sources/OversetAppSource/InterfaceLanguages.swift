/// The languages of storyboards and xibs: a file in `Base.lproj` may have copies in folders of other languages.
struct InterfaceLanguages {
  /// The paths of copies: all but the first of `Base.lproj`, `en.lproj` and the others by name.
  let copies: Set<String>

  /// Compares the paths of all files.
  init(_ paths: [String]) {
    var groups: [String: [(rank: Int, path: String)]] = [:]
    for path in paths {
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      guard let file = parts.last, let folder = parts.dropLast().last,
        folder.hasSuffix(".lproj")
      else { continue }
      let rank = folder == "Base.lproj" ? 0 : folder == "en.lproj" ? 1 : 2
      let place = parts.dropLast(2).joined(separator: "/")
      groups["\(place)//\(file)", default: []].append((rank, path))
    }
    copies = Set(
      groups.values.flatMap { group in
        group.sorted { ($0.rank, $0.path) < ($1.rank, $1.path) }.dropFirst().map(\.path)
      })
  }
}
