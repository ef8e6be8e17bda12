#if Service
  import OversetRun

  /// A state of a component that draws a text.
  package struct ComponentPlace: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case component, state, device, typeSize, boldText, pointsOver, percentOver, roomPoints
      case roomPercent
    }

    /// The component.
    package var component: String
    /// Its state.
    package var state: String
    /// The token of the device.
    package var device: String
    /// The user's text size.
    package var typeSize: String
    /// Whether the user has Bold Text on.
    package var boldText: Bool
    /// By how many points the text is too wide.
    package var pointsOver: Double?
    /// The same in percent of the room.
    package var percentOver: Double?
    /// How many points are left.
    package var roomPoints: Double?
    /// The same in percent of the room.
    package var roomPercent: Double?

    init(_ place: HostPlace) {
      component = place.component
      state = place.state
      device = place.device
      typeSize = place.typeSize
      boldText = place.boldText
      guard let needed = place.needed, let available = place.available else { return }
      let points = needed - available
      let percent = available > 0 ? points / available * 100 : needed > 0 ? .infinity : 0
      if points > 0 {
        (pointsOver, percentOver) = (Tenths.rounded(points), Tenths.rounded(percent))
      } else {
        (roomPoints, roomPercent) = (Tenths.rounded(-points), Tenths.rounded(-percent))
      }
    }

    package static let schemaName = "ComponentPlace"
    package static let summary =
      "A state of a component that draws a text: where it is worst there, else where it is tightest."
    package static let optional: Set<CodingKeys> = [
      .pointsOver, .percentOver, .roomPoints, .roomPercent,
    ]
    package static let properties: [CodingKeys: JSONValue] = [
      .component: MemberSchema.text("The component."),
      .state: MemberSchema.text("Its state."),
      .device: MemberSchema.text("The device, such as iPhoneSE."),
      .typeSize: MemberSchema.text("The user's text size, xS to AX5."),
      .boldText: MemberSchema.flag("Whether the user has Bold Text on."),
      .pointsOver: MemberSchema.number("By how many points the text is too wide there."),
      .percentOver: MemberSchema.number("The same in percent of the room."),
      .roomPoints: MemberSchema.number(
        "How many points are left; missing where the text gets as many lines as it needs."),
      .roomPercent: MemberSchema.number("The same in percent of the room."),
    ]
  }
#endif
