/// What the page of a character has got so far.
enum CharacterDetailState: Sendable {
  case loading
  case loaded(CharacterProfile)
  case failed
}

/// What the page of a character shows and does.
@MainActor
protocol CharacterDetailViewModel {
  var state: CharacterDetailState { get }

  func startConversation()
  func reload()
}

/// A page in a fixed state, whose buttons do nothing.
struct CharacterDetailViewModelStub: CharacterDetailViewModel {
  let state: CharacterDetailState

  func startConversation() {}
  func reload() {}
}
