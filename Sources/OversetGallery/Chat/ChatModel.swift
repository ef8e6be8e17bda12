import SwiftUI

/// Words of a conversation.
enum ChatText {
  /// The app's own words, in the person's language: a greeting, a suggestion, a scripted answer.
  case scripted(LocalizedStringKey)
  /// Typed by a person, in whatever language that was.
  case written(String)
}

extension Text {
  init(_ chatText: ChatText) {
    switch chatText {
    case .scripted(let key): self.init(key)
    case .written(let text): self.init(verbatim: text)
    }
  }
}

/// One message of a conversation.
struct ChatMessage: Identifiable {
  enum Author {
    case user
    case assistant
  }

  let id: Int
  let author: Author
  let text: ChatText
}

/// What the chat screen shows and does.
@MainActor
protocol ChatViewModel {
  /// The name of the character who answers.
  var assistantName: String { get }
  var portraitPath: String { get }
  /// Oldest first.
  var messages: [ChatMessage] { get }
  var isAssistantTyping: Bool { get }
  /// What is typed but not sent, or nil when the field is empty.
  var draft: ChatText? { get }

  func send()
  func choose(suggestion: LocalizedStringKey)
}

/// A conversation in a fixed state, whose buttons do nothing.
struct ChatViewModelStub: ChatViewModel {
  let assistantName = "Mira"
  let portraitPath = "portraits/mira"
  var messages: [ChatMessage] = []
  var isAssistantTyping = false
  var draft: ChatText?

  func send() {}
  func choose(suggestion: LocalizedStringKey) {}
}

extension ChatViewModelStub {
  static var conversation: Self {
    Self(messages: Self.opening + Self.appointment)
  }

  static var empty: Self {
    Self()
  }

  static var composing: Self {
    Self(messages: Self.opening, isAssistantTyping: true, draft: .scripted("Move it to Friday"))
  }

  private static var opening: [ChatMessage] {
    [
      ChatMessage(
        id: 1, author: .assistant, text: .scripted("Hi! What would you like to plan today?")),
      ChatMessage(
        id: 2, author: .user, text: .scripted("Find a free hour for a run this week")),
    ]
  }

  private static var appointment: [ChatMessage] {
    let minutes = 15
    return [
      ChatMessage(
        id: 3, author: .assistant,
        text: .scripted("Thursday evening is free. Shall I add the run to your calendar?")),
      ChatMessage(id: 4, author: .user, text: .written("18:30 @ Riverside Park (gate B)")),
      ChatMessage(
        id: 5, author: .assistant,
        text: .scripted("Done! I’ll remind you \(minutes) minutes before.")),
    ]
  }
}
