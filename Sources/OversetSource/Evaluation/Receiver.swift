/// Values of one type that came on one path: what a member is asked of at once.
struct Receiver {
  let path: PathID
  /// The values without their path.
  var values: [TracedValue]

  /// What must be alike in values that are asked together.
  struct Kind: Hashable {
    let path: PathID
    let type: String
  }
}

extension Evaluator {
  /// The values of a set in groups that have the same members, in the order of their first.
  func receivers(in values: SetID) -> [Receiver] {
    if let known = knownReceivers[values] { return known }
    let found = grouped(values)
    knownReceivers[values] = found
    return found
  }

  private func grouped(_ values: SetID) -> [Receiver] {
    var receivers: [Receiver] = []
    var numbers: [Receiver.Kind: Int] = [:]
    for value in store[values] {
      let bare = TracedValue(value: value.value, path: .empty)
      guard let type = exactType(of: value) else {
        receivers.append(Receiver(path: value.path, values: [bare]))
        continue
      }
      let kind = Receiver.Kind(path: value.path, type: type)
      if let number = numbers[kind] {
        receivers[number].values.append(bare)
      } else {
        numbers[kind] = receivers.count
        receivers.append(Receiver(path: value.path, values: [bare]))
      }
    }
    return receivers
  }

  /// The type of a value that is of no subtype, so that what those declare does not count; nil if nothing says that.
  private func exactType(of value: TracedValue) -> String? {
    switch store[value] {
    case .object(let type, _, _) where index.types[type] != nil: type
    case .enumCase(let type, _, _, _): type
    default: nil
    }
  }
}
