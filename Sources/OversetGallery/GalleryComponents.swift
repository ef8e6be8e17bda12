public import OversetProject
import SwiftUI

/// The sample components of this repository: the matrix runs over them out of the box.
///
/// They stand beside the previews, which an optimized program does not find yet, and are what an app's own registry
/// looks like. Every view model is a stub of fixed state, and pictures come from an injected loader, so that the same
/// cell is the same picture everywhere.
public enum Gallery {
  /// Every component in its states, in the order in which reports list them.
  @MainActor public static let components: [Component] = [
    errorCard, chatScreen, characterList, characterDetail, settingsForm, paywall, profileCard,
  ]

  /// The room that the narrowest phone of the matrix leaves between margins of 16 points.
  private static let cardWidth: CGFloat = 343

  @MainActor private static let errorCard = Component(
    "ErrorCard", presentation: .sizeThatFits,
    states: [
      ComponentState("calendarAccessDenied") {
        ErrorCard(viewModel: ErrorCardViewModelStub(problem: .calendarAccessDenied))
          .frame(width: cardWidth)
      },
      ComponentState("network") {
        ErrorCard(viewModel: ErrorCardViewModelStub(problem: .network))
          .frame(width: cardWidth)
      },
      ComponentState("generic") {
        ErrorCard(viewModel: ErrorCardViewModelStub(problem: .generic(code: "LMN-503")))
          .frame(width: cardWidth)
      },
    ])

  @MainActor private static let chatScreen = Component(
    "ChatScreen", presentation: .device,
    states: [
      ComponentState("conversation") {
        ChatScreen(viewModel: ChatViewModelStub.conversation)
          .imageLoader(SampleImageLoader())
      },
      ComponentState("empty") {
        ChatScreen(viewModel: ChatViewModelStub.empty)
          .imageLoader(SampleImageLoader())
      },
      ComponentState("composing") {
        ChatScreen(viewModel: ChatViewModelStub.composing)
          .imageLoader(SampleImageLoader())
      },
    ])

  @MainActor private static let characterList = Component(
    "CharacterList", presentation: .device,
    states: [
      ComponentState("loading") {
        CharacterList(viewModel: CharacterListViewModelStub(state: .loading))
      },
      ComponentState("loaded") {
        CharacterList(
          viewModel: CharacterListViewModelStub(state: .loaded(CharacterProfile.samples))
        )
        .imageLoader(SampleImageLoader())
      },
      ComponentState("empty") {
        CharacterList(viewModel: CharacterListViewModelStub(state: .empty))
      },
      ComponentState("error") {
        CharacterList(viewModel: CharacterListViewModelStub(state: .failed))
      },
    ])

  @MainActor private static let characterDetail = Component(
    "CharacterDetail", presentation: .device,
    states: [
      ComponentState("loading") {
        CharacterDetail(viewModel: CharacterDetailViewModelStub(state: .loading))
      },
      ComponentState("loaded") {
        CharacterDetail(viewModel: CharacterDetailViewModelStub(state: .loaded(.mira)))
          .imageLoader(SampleImageLoader())
      },
      ComponentState("error") {
        CharacterDetail(viewModel: CharacterDetailViewModelStub(state: .failed))
      },
    ])

  @MainActor private static let settingsForm = Component(
    "SettingsForm", presentation: .device,
    states: [
      ComponentState("default") {
        SettingsForm(viewModel: SettingsViewModelStub.signedIn)
      },
      ComponentState("signedOut") {
        SettingsForm(viewModel: SettingsViewModelStub.signedOut)
      },
    ])

  @MainActor private static let paywall = Component(
    "Paywall", presentation: .device,
    states: [
      ComponentState("plans") {
        Paywall(viewModel: PaywallViewModelStub())
      },
      ComponentState("purchasing") {
        Paywall(viewModel: PaywallViewModelStub(isPurchasing: true))
      },
    ])

  @MainActor private static let profileCard = Component(
    "ProfileCard", presentation: .sizeThatFits,
    states: [
      ComponentState("newcomer") {
        ProfileCard(viewModel: ProfileViewModelStub.newcomer)
          .frame(width: cardWidth)
      },
      ComponentState("collector") {
        ProfileCard(viewModel: ProfileViewModelStub.collector)
          .frame(width: cardWidth)
      },
    ])
}
