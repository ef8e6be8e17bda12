#if Source
  import SwiftSyntax

  /// Decides conditions on the version of the system, as all measures are those of iOS 18 or later.
  enum SystemAvailability {
    /// The oldest version of iOS whose measures screens are judged by.
    private static let oldest = (major: 18, minor: 0)

    /// Whether `#available` or `#unavailable` holds on every system; nil where that depends on the system.
    static func holds(_ condition: AvailabilityConditionSyntax) -> Bool? {
      let versions = condition.availabilityArguments.compactMap {
        argument -> PlatformVersionSyntax? in
        guard case .availabilityVersionRestriction(let version) = argument.argument,
          ["iOS", "iOSApplicationExtension"].contains(version.platform.text)
        else { return nil }
        return version
      }
      guard !versions.isEmpty, versions.allSatisfy({ isPassed($0) }) else { return nil }
      return condition.availabilityKeyword.text == "#available"
    }

    private static func isPassed(_ platform: PlatformVersionSyntax) -> Bool {
      guard let version = platform.version, let major = Int(version.major.text) else {
        return false
      }
      let minor = version.components.first.flatMap { Int($0.number.text) } ?? 0
      return (major, minor) <= oldest
    }
  }
#endif
