/// What the list of characters has got so far.
enum CharacterListState: Sendable {
  case loading
  /// At least one character.
  case loaded([CharacterProfile])
  case empty
  case failed
}

/// What the list of characters shows and does.
@MainActor
protocol CharacterListViewModel {
  var state: CharacterListState { get }

  func open(_ profile: CharacterProfile)
  func createCharacter()
  func reload()
}

/// A list in a fixed state, whose buttons do nothing.
struct CharacterListViewModelStub: CharacterListViewModel {
  let state: CharacterListState

  func open(_ profile: CharacterProfile) {}
  func createCharacter() {}
  func reload() {}
}
