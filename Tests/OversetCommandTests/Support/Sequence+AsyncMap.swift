extension Sequence {
  /// What each element comes to, one after the other.
  func asyncMap<Value>(_ make: (Element) async throws -> Value) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await make(element)) }
    return values
  }
}
