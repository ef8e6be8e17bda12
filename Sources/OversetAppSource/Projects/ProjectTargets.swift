import OversetCatalogs

/// The targets of an Xcode project, and whether each builds for iOS.
struct ProjectTargets {
  /// A target that builds a part of the app.
  struct Target {
    let id: String
    let isForIOS: Bool
    let phases: [String]
    let folders: [String]
  }

  /// The targets, those of tests left out.
  private(set) var all: [Target] = []

  init(_ objects: ProjectObjects) {
    guard let project = objects[objects.root] else { return }
    let common = Self.settings(project["buildConfigurationList"], objects)
    for id in project.list("targets") {
      guard let target = objects[id] else { continue }
      let product = target["productType"] ?? ""
      if product.hasSuffix("-test") || product.hasSuffix("-testing") { continue }
      let own = Self.settings(target["buildConfigurationList"], objects)
      all.append(
        Target(
          id: id, isForIOS: !product.contains("watch") && Self.isForIOS(own, common),
          phases: target.list("buildPhases"), folders: target.list("fileSystemSynchronizedGroups")))
    }
  }

  /// What the configurations of a list state of systems: of each the names, or nil for one that states none.
  private struct Settings {
    var platforms: [[String]?] = []
    var roots: [String?] = []
    /// The families of devices that configurations state: 1 and 2 are iPhone and iPad.
    var families: [String] = []
    /// Whether a configuration begins with a file of settings, which is not read.
    var hasFile = false
  }

  private static func settings(_ list: String?, _ objects: ProjectObjects) -> Settings {
    var found = Settings()
    for id in list.flatMap({ objects[$0] })?.list("buildConfigurations") ?? [] {
      let stated = objects[id]?.texts("buildSettings") ?? [:]
      if objects[id]?["baseConfigurationReference"] != nil { found.hasFile = true }
      found.platforms.append(
        stated["SUPPORTED_PLATFORMS"].map {
          $0.flatMap { $0.split(separator: " ").map(String.init) }
        })
      found.roots.append(stated["SDKROOT"]?.first)
      found.families += stated["TARGETED_DEVICE_FAMILY"] ?? []
    }
    return found
  }

  /// Whether a configuration builds for iOS, or leaves that open; the target's settings win over the project's.
  private static func isForIOS(_ own: Settings, _ common: Settings) -> Bool {
    let platforms = own.platforms.compactMap(\.self)
    if !platforms.isEmpty { return platforms.contains { $0.contains(where: mayBeIOS) } }
    let roots = own.roots.compactMap(\.self)
    if !roots.isEmpty { return roots.contains(where: mayBeIOS) }
    // Where the system itself stands in a file: Apple TV, Watch or Vision alone.
    if !own.families.isEmpty, !own.families.contains(where: { $0.contains(where: "12$".contains) })
    {
      return false
    }
    // A target's file wins over the project's settings, and may state anything.
    if own.hasFile { return true }
    let others = common.platforms.compactMap(\.self)
    if !others.isEmpty { return others.contains { $0.contains(where: mayBeIOS) } }
    let root = common.roots.compactMap(\.self)
    return root.isEmpty || root.contains(where: mayBeIOS)
  }

  private static func mayBeIOS(_ system: String) -> Bool {
    ![
      "macosx", "appletvos", "appletvsimulator", "watchos", "watchsimulator", "xros", "xrsimulator",
      "driverkit",
    ]
    .contains(system.lowercased())
  }
}
