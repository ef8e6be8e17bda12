import SwiftUI

/// A conversation with a character.
struct ChatScreen<ViewModel: ChatViewModel>: View {
  @State private var typed = ""

  let viewModel: ViewModel

  var body: some View {
    content
      .safeAreaInset(edge: .bottom, spacing: 0) {
        composer
      }
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .principal) {
          header
        }
      }
      .accessibilityIdentifier("chat")
  }

  @ViewBuilder private var content: some View {
    if viewModel.messages.isEmpty {
      ChatInvitation { viewModel.choose(suggestion: $0) }
    } else {
      transcript
    }
  }

  private var header: some View {
    HStack(spacing: 12) {
      Portrait(path: viewModel.portraitPath, diameter: 36)
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: viewModel.assistantName)
          .font(.headline)
        Text("Usually replies instantly")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }

  private var transcript: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(viewModel.messages) { message in
          ChatBubble(message: message)
        }
        if viewModel.isAssistantTyping {
          TypingIndicator(name: viewModel.assistantName)
        }
      }
      .padding(16)
    }
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
        }
        .disabled(viewModel.draft == nil)
        .accessibilityLabel("Send")
      }
      Text("Answers may contain mistakes. Check important information.")
        .font(.caption2)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .background(.bar)
  }

  private var draftField: some View {
    Group {
      if let draft = viewModel.draft {
        Text(draft)
      } else {
        TextField("Message", text: $typed, axis: .vertical)
      }
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 9)
    .frame(maxWidth: .infinity, alignment: .leading)
    .overlay {
      RoundedRectangle(cornerRadius: 20)
        .stroke(.separator, lineWidth: 1)
    }
  }
}

#Preview("conversation", traits: .modifier(SamplePictures())) {
  NavigationStack { ChatScreen(viewModel: ChatViewModelStub.conversation) }
}

#Preview("empty", traits: .modifier(SamplePictures())) {
  NavigationStack { ChatScreen(viewModel: ChatViewModelStub.empty) }
}

#Preview("composing", traits: .modifier(SamplePictures())) {
  NavigationStack { ChatScreen(viewModel: ChatViewModelStub.composing) }
}
