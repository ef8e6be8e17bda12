#if Service
  import Synchronization

  /// Pictures that were drawn last, up to a size.
  final class PictureCache: Sendable {
    /// What a picture is known by: the state of the project and what is shown.
    struct Name: Hashable, Sendable {
      let revision: String
      let query: PictureQuery
    }

    private struct State {
      var pictures: [Name: (picture: TextPicture, turn: UInt64)] = [:]
      /// The names by when they were last asked for.
      var turns: [UInt64: Name] = [:]
      var oldest: UInt64 = 0
      var turn: UInt64 = 0
      var size = 0
    }

    private let state = Mutex(State())
    private let capacity: Int

    /// Keeps pictures of `capacity` bytes in all.
    init(capacity: Int) { self.capacity = capacity }

    /// What the pictures take, in bytes.
    var size: Int { state.withLock { $0.size } }

    /// A picture that was drawn; nil if it was not, or was let go.
    subscript(name: Name) -> TextPicture? {
      state.withLock { state in
        guard let known = state.pictures[name] else { return nil }
        Self.note(name, known.picture, in: &state)
        return known.picture
      }
    }

    /// Keeps a picture, and lets those go that were not asked for the longest.
    func insert(_ picture: TextPicture, as name: Name) {
      guard picture.size <= capacity else { return }
      state.withLock { state in
        if let known = state.pictures[name] { state.size -= known.picture.size }
        Self.note(name, picture, in: &state)
        state.size += picture.size
        while state.size > capacity, state.oldest <= state.turn {
          defer { state.oldest += 1 }
          guard let old = state.turns.removeValue(forKey: state.oldest),
            let gone = state.pictures.removeValue(forKey: old)
          else { continue }
          state.size -= gone.picture.size
        }
      }
    }

    private static func note(_ name: Name, _ picture: TextPicture, in state: inout State) {
      if let known = state.pictures[name] { state.turns[known.turn] = nil }
      state.turn += 1
      state.pictures[name] = (picture, state.turn)
      state.turns[state.turn] = name
    }
  }
#endif
