/// The values, sets, paths and frames of an evaluation, each kept once and named by a number, so that they are
/// compared and remembered cheaply.
final class ValueStore {
  /// Stands in a text for what is not known of it.
  static let gap: Character = "\u{0}"
  /// A set has at most so many values; of more, those are left out that are no localized texts.
  static let maximumSetSize = 1_000
  /// A value is kept with at most so many paths.
  static let maximumPathsPerValue = 5
  /// A path has at most so many steps.
  static let maximumPathLength = 8

  private var values: [Value] = []
  private var valueNumbers: [Value: Int32] = [:]
  private var sets: [[TracedValue]] = [[]]
  private var setNumbers: [[TracedValue]: SetID] = [[]: .empty]
  private var paths: [[NodeReference]] = [[]]
  private var pathNumbers: [[NodeReference]: PathID] = [[]: .empty]
  private var joinedPaths: [UInt64: PathID] = [:]
  private var unions: [UInt64: SetID] = [:]
  private var prefixedSets: [UInt64: SetID] = [:]
  /// How many members of sets were put together so far: the measure of what an evaluation costs.
  private(set) var work = 0
  private var frames: [Frame?] = [nil]
  private var frameDepths: [Int] = [0]
  private var frameNumbers: [Frame: FrameID] = [:]

  // MARK: Values

  subscript(_ value: TracedValue) -> Value { values[Int(value.value)] }

  /// A value without a path.
  func traced(_ value: Value) -> TracedValue {
    if let known = valueNumbers[value] { return TracedValue(value: known, path: .empty) }
    let number = Int32(values.count)
    values.append(value)
    valueNumbers[value] = number
    return TracedValue(value: number, path: .empty)
  }

  // MARK: Sets

  subscript(_ set: SetID) -> [TracedValue] { sets[Int(set.number)] }

  func set(_ value: Value) -> SetID { intern([traced(value)]) }

  /// The set of some values, in any order.
  func set(_ members: [TracedValue]) -> SetID {
    work += members.count
    if members.isEmpty { return .empty }
    return members.count == 1 ? intern(members) : set(sorted: members.sorted())
  }

  /// The set of some values that are sorted, each as often as it comes.
  private func set(sorted members: [TracedValue]) -> SetID {
    var kept: [TracedValue] = []
    kept.reserveCapacity(members.count)
    var run = 0
    for member in members where member != kept.last {
      run = member.value == kept.last?.value ? run + 1 : 0
      guard run < Self.maximumPathsPerValue else { continue }
      kept.append(member)
    }
    return intern(kept.count > Self.maximumSetSize ? limited(kept) : kept)
  }

  /// The members that a set with too many keeps: texts that a lookup gave before all others, since these are asked for,
  /// and plain texts last.
  private func limited(_ members: [TracedValue]) -> [TracedValue] {
    var ranks: [[TracedValue]] = [[], [], []]
    for member in members {
      switch self[member] {
      case .localized: ranks[0].append(member)
      case .text: ranks[2].append(member)
      default: ranks[1].append(member)
      }
    }
    return ranks.joined().prefix(Self.maximumSetSize).sorted()
  }

  func union(_ left: SetID, _ right: SetID) -> SetID {
    if left == right || right == .empty { return left }
    if left == .empty { return right }
    let pair = Self.pair(min(left.number, right.number), max(left.number, right.number))
    if let known = unions[pair] {
      // A budget pays for an answer, remembered or not: what a site finds does not depend on others.
      work += self[left].count + self[right].count
      return known
    }
    work += self[left].count + self[right].count
    let union = set(sorted: Self.merged(self[left], self[right]))
    unions[pair] = union
    return union
  }

  /// The values of two sets, which are sorted, in one order.
  private static func merged(_ left: [TracedValue], _ right: [TracedValue]) -> [TracedValue] {
    var merged: [TracedValue] = []
    merged.reserveCapacity(left.count + right.count)
    var next = 0
    for value in left {
      while next < right.count, right[next] < value {
        merged.append(right[next])
        next += 1
      }
      merged.append(value)
    }
    return merged + right[next...]
  }

  /// Two numbers as one.
  private static func pair(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }

  private func intern(_ members: [TracedValue]) -> SetID {
    if let known = setNumbers[members] { return known }
    let number = SetID(number: Int32(sets.count))
    sets.append(members)
    setNumbers[members] = number
    return number
  }

  // MARK: Paths

  subscript(_ path: PathID) -> [NodeReference] { paths[Int(path.number)] }

  /// A path that goes on with another.
  func path(_ first: PathID, then rest: PathID) -> PathID {
    if first == .empty { return rest }
    if rest == .empty { return first }
    let pair = Self.pair(first.number, rest.number)
    if let known = joinedPaths[pair] { return known }
    let joined = path(self[first] + self[rest])
    joinedPaths[pair] = joined
    return joined
  }

  func path(_ nodes: [NodeReference]) -> PathID {
    let nodes = Array(nodes.prefix(Self.maximumPathLength))
    if let known = pathNumbers[nodes] { return known }
    let number = PathID(number: Int32(paths.count))
    paths.append(nodes)
    pathNumbers[nodes] = number
    return number
  }

  /// The values of a set without their paths, if they are many: a function that is given all of a program's texts
  /// says of none of them where it came from.
  func pathless(_ set: SetID) -> SetID {
    let members = self[set]
    guard members.count > 48 else { return set }
    return self.set(members.map { TracedValue(value: $0.value, path: .empty) })
  }

  /// The values of a set as they are seen from the beginning of a path.
  func prefixed(_ set: SetID, _ path: PathID) -> SetID {
    if path == .empty || set == .empty { return set }
    let pair = Self.pair(set.number, path.number)
    if let known = prefixedSets[pair] {
      work += self[set].count
      return known
    }
    let members = self[set].map {
      TracedValue(value: $0.value, path: self.path(path, then: $0.path))
    }
    let prefixed = self.set(members)
    prefixedSets[pair] = prefixed
    return prefixed
  }

  // MARK: Frames

  subscript(_ frame: FrameID) -> Frame? { frames[Int(frame.number)] }

  /// How deep frames are nested in what a frame binds.
  func depth(of frame: FrameID) -> Int { frameDepths[Int(frame.number)] }

  func frame(_ frame: Frame) -> FrameID {
    if let known = frameNumbers[frame] { return known }
    let number = FrameID(number: Int32(frames.count))
    var depth = frameDepths[Int(frame.parent.number)]
    for binding in frame.bindings { depth = max(depth, self.depth(of: binding.values)) }
    if let selfValues = frame.selfValues { depth = max(depth, self.depth(of: selfValues)) }
    frames.append(frame)
    frameDepths.append(depth + 1)
    frameNumbers[frame] = number
    return number
  }

  /// The deepest frame that a set's values stand in.
  private func depth(of set: SetID) -> Int {
    var depth = 0
    for member in self[set] {
      switch self[member] {
      case .object(_, _, let frame), .enumCase(_, _, _, let frame), .closure(_, let frame):
        depth = max(depth, self.depth(of: frame))
      case .list(let inner), .function(_, let inner):
        depth = max(depth, firstDepth(of: inner) + 1)
      default: continue
      }
    }
    return depth
  }

  /// The depth of a set inside a list, by its first values.
  private func firstDepth(of set: SetID) -> Int {
    var depth = 0
    for member in self[set].prefix(8) {
      switch self[member] {
      case .object(_, _, let frame), .enumCase(_, _, _, let frame), .closure(_, let frame):
        depth = max(depth, self.depth(of: frame))
      default: continue
      }
    }
    return depth
  }
}
