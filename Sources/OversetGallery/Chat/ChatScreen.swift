import SwiftUI

/// A conversation with a character.
struct ChatScreen<ViewModel: ChatViewModel>: View {
  let viewModel: ViewModel

  var body: some View {
    VStack(spacing: 0) {
      header
      Divider()
      if viewModel.messages.isEmpty {
        Spacer(minLength: 0)
        ChatInvitation { viewModel.choose(suggestion: $0) }
      } else {
        transcript
      }
      Spacer(minLength: 0)
      composer
    }
    .screen(background: Color(uiColor: .systemBackground))
    .accessibilityIdentifier("chat")
  }

  private var header: some View {
    HStack(spacing: 12) {
      Button {
        viewModel.close()
      } label: {
        Image(systemName: "chevron.backward")
          .fontWeight(.semibold)
      }
      .accessibilityLabel("Back")
      Portrait(path: viewModel.portraitPath, diameter: 36)
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: viewModel.assistantName)
          .font(.headline)
        Text("Usually replies instantly")
          .font(.caption)
          .foregroundStyle(Color.secondary)
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 10)
  }

  private var transcript: some View {
    VStack(spacing: 8) {
      ForEach(viewModel.messages) { message in
        ChatBubble(message: message)
      }
      if viewModel.isAssistantTyping {
        TypingIndicator(name: viewModel.assistantName)
      }
    }
    .padding(16)
  }

  private var composer: some View {
    VStack(spacing: 8) {
      HStack(spacing: 10) {
        draftField
        Button {
          viewModel.send()
        } label: {
          Image(systemName: "arrow.up.circle.fill")
            .font(.system(size: 28))
            .opacity(viewModel.draft == nil ? 0.35 : 1)
        }
        .accessibilityLabel("Send")
      }
      Text("Answers may contain mistakes. Check important information.")
        .font(.caption2)
        .foregroundStyle(Color.secondary)
        .multilineTextAlignment(.center)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }

  private var draftField: some View {
    Group {
      if let draft = viewModel.draft {
        Text(draft)
      } else {
        Text("Message")
          .foregroundStyle(Color.secondary)
      }
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 9)
    .frame(maxWidth: .infinity, alignment: .leading)
    .overlay {
      RoundedRectangle(cornerRadius: 20)
        .stroke(Color(uiColor: .separator), lineWidth: 1)
    }
  }
}

#Preview("conversation", traits: .modifier(SamplePictures())) {
  ChatScreen(viewModel: ChatViewModelStub.conversation)
}

#Preview("empty", traits: .modifier(SamplePictures())) {
  ChatScreen(viewModel: ChatViewModelStub.empty)
}

#Preview("composing", traits: .modifier(SamplePictures())) {
  ChatScreen(viewModel: ChatViewModelStub.composing)
}
