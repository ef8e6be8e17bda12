#if Service
  import OversetSlots
  import OversetVocabulary

  /// In what a text is tried otherwise than the project has it.
  struct CheckTrial: Hashable, Sendable {
    /// A pseudolocale that the text is written in.
    private(set) var stress: String?
    /// By how many percent the text is longer.
    private(set) var growth = 0
    /// How wide its rooms are taken to be.
    private(set) var width = RoomWidth.own
    /// The one text size of the user.
    private(set) var typeSize: TypeSize?

    /// What cannot be tried, in one sentence without a full stop.
    struct Fault: Error {
      let reason: String
    }

    /// - Throws: The first that cannot be tried.
    init(_ item: CheckItem) throws(Fault) {
      try self.init(stress: item.stress, growth: item.growth, roomWidth: item.roomWidth)
      if let size = item.typeSize {
        guard let known = TypeSize(rawValue: size) else {
          throw Fault(reason: Self.isNoTypeSize(size))
        }
        typeSize = known
      }
    }

    /// - Throws: The first that cannot be tried.
    init(_ query: PictureQuery) throws(Fault) {
      try self.init(stress: query.stress, growth: query.growth, roomWidth: query.roomWidth)
    }

    private init(stress: String?, growth: Int?, roomWidth: Int?) throws(Fault) {
      guard StressedText.text("", in: stress) != nil else {
        throw Fault(reason: "“\(stress ?? "")” is no pseudolocale")
      }
      self.stress = stress
      let growth = growth ?? 0
      guard GrownText.range.contains(growth) else {
        throw Fault(reason: Self.isOutside("growth", growth, GrownText.range))
      }
      self.growth = growth
      if let roomWidth {
        guard let known = RoomWidth(percent: roomWidth) else {
          throw Fault(reason: Self.isOutside("roomWidth", roomWidth, RoomWidth.range))
        }
        width = known
      }
    }

    /// The text as it is tried.
    func text(_ text: String) -> String {
      let grown = GrownText.text(text, by: growth)
      return StressedText.text(grown, in: stress) ?? grown
    }

    /// In what it is not as the project has it, in one sentence without a full stop; nil for nothing.
    var sentence: String? {
      let parts: [String?] = [
        growth > 0 ? "\(growth) % longer" : nil, stress.map { "written in \($0)" },
        width == .own ? nil : "in a room of \(width.percent) % of its width",
        typeSize.map { "at the text size \($0.token) alone" },
      ]
      let tried = parts.compactMap(\.self).joined(separator: ", ")
      return tried.isEmpty ? nil : "the text is tried \(tried), not as the project has it"
    }

    /// What is said of a text that is no text size.
    static func isNoTypeSize(_ size: String) -> String {
      "“\(size)” is no text size; there are "
        + TypeSize.allCases.map(\.rawValue).joined(separator: ", ")
    }

    private static func isOutside(_ name: String, _ value: Int, _ range: ClosedRange<Int>) -> String
    {
      "\(name) is \(value); give \(range.lowerBound) to \(range.upperBound) percent"
    }
  }
#endif
