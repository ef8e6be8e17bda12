#if Service
  /// What a request may ask for.
  package struct CheckLimits: Sendable {
    /// What is said of an item that was not looked at in time.
    static let over = "the time for the request was over"

    /// The longest text, in UTF-16 units.
    let textLength: Int
    /// When the time for the request is over.
    let deadline: ContinuousClock.Instant

    /// Limits of one request.
    package init(textLength: Int, deadline: ContinuousClock.Instant) {
      self.textLength = textLength
      self.deadline = deadline
    }

    /// Whether no text of an item is longer than it may be.
    func admits(_ item: CheckItem) -> Bool {
      let texts = [
        item.text, item.source, item.key, item.file, item.slot, item.plural, item.locale,
        item.stress, item.typeSize,
      ]
      return texts.allSatisfy { ($0?.utf16.count ?? 0) <= textLength }
    }

    /// Why an item is not looked at; nil if it is.
    func reason(against item: CheckItem) -> String? {
      guard admits(item) else { return "a text of it is longer than \(textLength) UTF-16 units" }
      return ContinuousClock.now < deadline ? nil : Self.over
    }
  }
#endif
