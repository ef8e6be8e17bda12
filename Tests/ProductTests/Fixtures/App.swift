// An app whose own types have the names of Overset's inner ones.

/// The app's own `Project`.
public struct Project {
  /// What people call it.
  public let name = "Notes"
  /// One of them.
  public init() {}
}

/// The app's own `Device`.
public struct Device {
  /// One of them.
  public init() {}
}

/// The app's own `Component`.
public struct Component {
  /// One of them.
  public init() {}
}

/// The app's own `Finding`.
public struct Finding {
  /// One of them.
  public init() {}
}

/// The app's own `Engine`.
public struct Engine {
  /// One of them.
  public init() {}
}

/// The app's own `MatrixRun`.
public struct MatrixRun {
  /// One of them.
  public init() {}
}

/// The app's own `Slot`.
public struct Slot {
  /// One of them.
  public init() {}
}

/// The app's own `Rule`.
public struct Rule {
  /// One of them.
  public init() {}
}

/// The app's own `Baseline`.
public struct Baseline {
  /// One of them.
  public init() {}
}

/// The app's own `Bitmap`.
public struct Bitmap {
  /// One of them.
  public init() {}
}

/// The app's own `Placement`.
public struct Placement {
  /// One of them.
  public init() {}
}

/// The app's own `Viewport`.
public struct Viewport {
  /// One of them.
  public init() {}
}

/// The app's own `LayoutNode`.
public struct LayoutNode {
  /// One of them.
  public init() {}
}

/// The app's own `Appearance`.
public enum Appearance: String {
  /// The only case.
  case formal
}

/// The app's own `TypeSize`.
public enum TypeSize: String {
  /// The only case.
  case medium
}

/// The app's own `TextStyle`.
public enum TextStyle: String {
  /// The only case.
  case prose
}

/// The app's own `TruncationMode`.
public enum TruncationMode: String {
  /// The only case.
  case hard
}

/// The app's own `Severity`.
public enum Severity: String {
  /// The only case.
  case mild
}

/// The app's own `Control`.
public enum Control: String {
  /// The only case.
  case remote
}

/// Takes a value of each type above, so that a file which calls it uses all their names.
public func greet(
  _ project: Project, _ device: Device, _ component: Component, _ finding: Finding,
  _ engine: Engine, _ run: MatrixRun, _ slot: Slot, _ rule: Rule, _ baseline: Baseline,
  _ bitmap: Bitmap, _ placement: Placement, _ viewport: Viewport, _ node: LayoutNode,
  _ appearance: Appearance, _ typeSize: TypeSize, _ style: TextStyle,
  _ truncation: TruncationMode, _ severity: Severity, _ control: Control
) -> String { project.name }
