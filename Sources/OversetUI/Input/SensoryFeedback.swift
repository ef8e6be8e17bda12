/// What a device does that is felt or heard. Nothing is felt here.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String

  /// It went well.
  public static let success = SensoryFeedback(name: "success")
  /// Something needs care.
  public static let warning = SensoryFeedback(name: "warning")
  /// It went wrong.
  public static let error = SensoryFeedback(name: "error")
  /// The choice changes.
  public static let selection = SensoryFeedback(name: "selection")
  /// Something grows.
  public static let increase = SensoryFeedback(name: "increase")
  /// Something shrinks.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something begins.
  public static let start = SensoryFeedback(name: "start")
  /// Something ends.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something falls into line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A value passes a step.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A way is done.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Two things meet.
  public static let impact = SensoryFeedback(name: "impact")

  /// How heavy things are that meet.
  public struct Weight: Hashable, Sendable {
    let name: String

    /// Light.
    public static let light = Weight(name: "light")
    /// Of middle weight.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// How things bend that meet.
  public struct Flexibility: Hashable, Sendable {
    let name: String

    /// Not at all.
    public static let rigid = Flexibility(name: "rigid")
    /// As solid things do.
    public static let solid = Flexibility(name: "solid")
    /// As soft things do.
    public static let soft = Flexibility(name: "soft")
  }

  /// Two things of a weight meet, with a strength from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    .impact
  }

  /// Two things meet that bend so much, with a strength from 0 to 1.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback {
    .impact
  }
}

extension View {
  /// Records what is felt when a value changes. Nothing is felt here.
  public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback, trigger: Value
  ) -> some View {
    recorded("sensoryFeedback", feedback.name)
  }

  /// Records what is felt when a value changes in a certain way. Nothing is felt here.
  public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback, trigger: Value,
    condition: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Bool
  ) -> some View {
    recorded("sensoryFeedback", feedback.name)
  }

  /// Records that something is felt when a value changes. Nothing is felt here.
  public func sensoryFeedback<Value: Equatable>(
    trigger: Value,
    _ feedback: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> SensoryFeedback?
  ) -> some View {
    recorded("sensoryFeedback")
  }

  /// Records that something is felt when a value changes. Nothing is felt here.
  public func sensoryFeedback<Value: Equatable>(
    trigger: Value, _ feedback: @escaping @MainActor () -> SensoryFeedback?
  ) -> some View {
    recorded("sensoryFeedback")
  }
}
