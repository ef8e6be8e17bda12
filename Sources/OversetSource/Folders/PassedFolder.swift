/// Why a folder of an app holds no source of the app for iPhone and iPad, by its name.
package enum PassedFolder: Hashable, Sendable {
  /// Code of others, or what a build or a tool made; the name says of which.
  case foreign(String)
  /// Data of previews.
  case previews
  /// A catalog of pictures and colours, or an export for translators.
  case assets
  /// An app for another system.
  case otherSystem
  /// A folder whose name begins with a dot.
  case hidden

  /// What a folder is passed over for; nil for one that is read.
  ///
  /// - Parameter depth: How many folders lie between it and the app's folder: `Watch` and `Mac` are an app on top, and
  ///   further down a screen of one for the phone.
  package init?(_ name: String, depth: Int) {
    let small = name.lowercased()
    if Self.foreign.contains(small) {
      self = .foreign(name)
    } else if name.hasPrefix(".") {
      self = .hidden
    } else if small == "preview content" || small == "previews content" {
      self = .previews
    } else if [".xcassets", ".bundle", ".xcloc"].contains(where: small.hasSuffix) {
      self = .assets
    } else if Self.isOtherSystem(name, depth: depth) {
      self = .otherSystem
    } else {
      return nil
    }
  }

  /// What it is called where folders are counted; nil for those of tools, which nobody takes for source.
  package var name: String? {
    switch self {
    case .foreign(let name): name
    case .previews: "data of previews"
    case .assets: "assets"
    case .otherSystem: "other systems"
    case .hidden: nil
    }
  }

  private static let foreign: Set<String> = [
    "pods", "carthage", "deriveddata", "sourcepackages", "node_modules", "vendor", "checkouts",
    "fastlane", "build", ".build",
  ]

  private static let systems: Set<String> = ["watchos", "macos", "tvos", "visionos"]

  private static func isOtherSystem(_ name: String, depth: Int) -> Bool {
    let words = name.lowercased().split { " -_.".contains($0) }.map(String.init)
    if words.contains(where: systems.contains) { return true }
    let joined = words.joined()
    let ends = ["watchapp", "watchextension", "watchkitextension", "watchkitapp"]
    if ends.contains(where: joined.hasSuffix) { return true }
    guard depth <= 1 else { return false }
    return joined == "mac" || (name.hasSuffix("Watch") && joined != "applewatch")
  }
}
