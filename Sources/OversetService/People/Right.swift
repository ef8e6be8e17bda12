#if Service
  /// What a token allows.
  package enum Right: String, CaseIterable, Codable, Sendable {
    /// To see the project, its pictures and its figures.
    case read
    /// To have texts checked.
    case check
    /// To send runs.
    case push
    /// To decide about findings.
    case review
    /// To write catalogs.
    case write
  }
#endif
