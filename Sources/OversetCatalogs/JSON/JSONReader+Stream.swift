import OversetVocabulary

/// Takes the members of one object of the root one by one, so that a file of any length takes the memory of
/// its longest member.
final class JSONMemberStream {
  /// The name of the object in the root; of several only the first is taken so.
  let name: String
  /// Called before the first member, with the members of the root that stand before the object.
  let begin: ([JSONMember]) -> Void
  /// Called with each member.
  let visit: (JSONMember) -> Void
  fileprivate var state = State.waiting

  fileprivate enum State { case waiting, beginning, done }

  init(
    name: String, begin: @escaping ([JSONMember]) -> Void, visit: @escaping (JSONMember) -> Void
  ) {
    self.name = name
    self.begin = begin
    self.visit = visit
  }
}

extension JSONReader {
  /// Reads a whole file and hands the members of one object over instead of keeping them.
  ///
  /// - Returns: As ``read(_:file:)``; the object has no members then.
  static func read(
    _ bytes: [UInt8], file: String, stream: JSONMemberStream
  ) -> (root: JSONNode?, errors: [Diagnostic]) {
    var reader = JSONReader(bytes: bytes, file: file, stream: stream)
    let root = try? reader.readDocument()
    return (root, reader.errors)
  }

  /// Called before the value of a member: whether the stream takes its members.
  func beginStream(at key: String, after members: [JSONMember]) {
    guard let stream, depth == 1, stream.state == .waiting, key == stream.name,
      peek == UInt8(ascii: "{"), !members.contains(where: { $0.key == key })
    else { return }
    stream.begin(members)
    stream.state = .beginning
  }

  /// The stream, for the object whose members it takes.
  func takeStream() -> JSONMemberStream? {
    guard let stream, stream.state == .beginning else { return nil }
    stream.state = .done
    return stream
  }
}
