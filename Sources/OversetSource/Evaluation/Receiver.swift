/// Values of one type that came on one path: what a member is asked of at once.
struct Receiver {
  let path: PathID
  /// The values without their path.
  var values: [TracedValue]

  /// What must be alike in values that are asked together.
  struct Kind: Hashable {
    let path: PathID
    let type: String
    /// Whether the type is exact, so that what subtypes declare does not count.
    let isExact: Bool
    let isText: Bool
  }
}

extension Evaluator {
  /// The values of a set in groups that have the same members, in the order of their first.
  func receivers(in values: SetID) -> [Receiver] {
    var receivers: [Receiver] = []
    var numbers: [Receiver.Kind: Int] = [:]
    for value in store[values] {
      let bare = TracedValue(value: value.value, path: .empty)
      guard let kind = kind(of: value) else {
        receivers.append(Receiver(path: value.path, values: [bare]))
        continue
      }
      if let number = numbers[kind] {
        receivers[number].values.append(bare)
      } else {
        numbers[kind] = receivers.count
        receivers.append(Receiver(path: value.path, values: [bare]))
      }
    }
    return receivers
  }

  private func kind(of value: TracedValue) -> Receiver.Kind? {
    switch store[value] {
    case .object(let type, _, _) where index.types[type] != nil:
      Receiver.Kind(path: value.path, type: type, isExact: true, isText: false)
    case .enumCase(let type, _, _, _):
      Receiver.Kind(path: value.path, type: type, isExact: true, isText: false)
    default: nil
    }
  }
}
