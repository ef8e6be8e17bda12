#if Service
  import Foundation
  import OversetConfig
  import OversetRun

  /// What a program of components has, ready to be asked.
  struct ComponentIndex: Sendable {
    /// The components.
    let components: [HostIndex.Component]
    /// What cannot be laid out.
    let failed: [FailedState]
    /// What it is known by.
    let digest: String
    private let keys: Set<String>

    init(_ index: HostIndex) {
      components = index.components
      failed = index.failed
      keys = Set(index.components.lazy.flatMap(\.states).flatMap(\.keys))
      digest = Digest.sha256Hex(of: (try? HostLine.data(index)) ?? Data())
    }

    /// What cannot be laid out, in words; nil for nothing.
    var gaps: String? {
      guard !failed.isEmpty else { return nil }
      let first = failed.prefix(10).map { "\($0.component) \($0.state): \($0.reason)" }
      let rest = failed.count > first.count ? "; and \(failed.count - first.count) more" : ""
      return first.joined(separator: "; ") + rest
    }

    /// Whether a state looks a key up.
    func has(_ key: String) -> Bool { keys.contains(key) }
  }
#endif
