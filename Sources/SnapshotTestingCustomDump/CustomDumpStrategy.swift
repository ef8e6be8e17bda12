public import SnapshotTesting

#if CustomDump
  import CustomDump

  extension Snapshotting where Format == String {
    /// Keeps a value with all that is in it, as swift-custom-dump writes it: one field a line, nested values
    /// indented, dictionaries and sets in order.
    ///
    /// The file's extension is `txt`. Unlike `dump`, the text reads like the Swift code that makes the value.
    public static var customDump: Snapshotting {
      SimplySnapshotting.lines.pullback { String(customDumping: $0) }
    }
  }
#else
  extension Snapshotting where Format == String {
    /// Keeps a value as swift-custom-dump writes it, where the package trait `CustomDump` is enabled.
    ///
    /// Without the trait swift-custom-dump is not part of the build. The declaration stays, so that the
    /// compiler names the trait where a test asks for the strategy.
    @available(
      *, unavailable,
      message: "enable the package trait: `traits: [\"CustomDump\"]` in the dependency on Overset"
    )
    public static var customDump: Snapshotting { dump }
  }
#endif
