import SwiftUI

/// One message: the person's own on the trailing side, the assistant's on the leading one.
struct ChatBubble: View {
  let message: ChatMessage

  var body: some View {
    HStack(spacing: 0) {
      if message.author == .user {
        Spacer(minLength: 56)
      }
      Text(message.text)
        .foregroundStyle(message.author == .user ? Color.white : Color.primary)
        .padding(.horizontal, 14)
        .padding(.vertical, 10)
        .background(fill, in: RoundedRectangle(cornerRadius: 18))
      if message.author == .assistant {
        Spacer(minLength: 56)
      }
    }
  }

  private var fill: Color {
    message.author == .user ? .accentColor : Color(uiColor: .secondarySystemBackground)
  }
}

/// Three dots and a word: the assistant is writing its answer.
struct TypingIndicator: View {
  let name: String

  var body: some View {
    HStack(spacing: 8) {
      HStack(spacing: 4) {
        ForEach(0..<3, id: \.self) { index in
          Circle()
            .fill(Color.secondary)
            .frame(width: 7, height: 7)
            .opacity(1 - Double(index) * 0.3)
        }
      }
      .padding(12)
      .background(Color(uiColor: .secondarySystemBackground), in: Capsule())
      Text("\(name) is typing…")
        .font(.caption)
        .foregroundStyle(Color.secondary)
      Spacer(minLength: 0)
    }
  }
}

/// What an empty conversation offers: a word of welcome and questions to start with.
struct ChatInvitation: View {
  let choose: (LocalizedStringKey) -> Void

  var body: some View {
    VStack(spacing: 24) {
      ContentUnavailableView(
        "No messages yet", systemImage: "bubble.left",
        description: Text("Ask anything, or start with a suggestion."))
      VStack(spacing: 10) {
        suggestion("Plan my week", systemImage: "calendar")
        suggestion("Summarize my notes", systemImage: "doc")
        suggestion("Suggest a recipe", systemImage: "sparkles")
      }
      .padding([.horizontal, .bottom], 16)
    }
  }

  private func suggestion(_ title: LocalizedStringKey, systemImage: String) -> some View {
    Button {
      choose(title)
    } label: {
      HStack(spacing: 12) {
        Image(systemName: systemImage)
          .frame(width: 24)
        Text(title)
          .foregroundStyle(Color.primary)
        Spacer(minLength: 0)
        Image(systemName: "arrow.forward")
          .font(.footnote)
          .foregroundStyle(Color.secondary)
      }
      .padding(.horizontal, 14)
      .padding(.vertical, 12)
      .background(
        Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
    }
  }
}
