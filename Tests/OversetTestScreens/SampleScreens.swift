package import OversetProject
import SwiftUI

/// Screens as an app's team writes them, to compare rows that are read from their source with the compiled views.
package enum SampleScreens {
  /// One component for each.
  @MainActor package static let components: [Component] =
    settings + profile + onboarding + shop + media + chat + lists + forms

  @MainActor private static func component(
    _ name: String, _ state: ComponentState
  ) -> Component {
    Component(name, presentation: .fitting(width: 343), states: [state])
  }

  @MainActor private static let settings = [
    component("Settings", ComponentState("default") { SettingsScreen() }),
    component("Notifications", ComponentState("default") { NotificationScreen() }),
    component("Storage", ComponentState("default") { StorageScreen() }),
  ]

  @MainActor private static let profile = [
    component("ProfileHeader", ComponentState("default") { ProfileHeader() }),
    component("ProfileFigures", ComponentState("default") { ProfileFigures() }),
    component("Achievement", ComponentState("default") { AchievementCard() }),
    component("Contact", ComponentState("default") { ContactCard() }),
  ]

  @MainActor private static let onboarding = [
    component("Welcome", ComponentState("default") { WelcomeScreen() }),
    component("Permission", ComponentState("default") { PermissionScreen() }),
    component("Goal", ComponentState("default") { GoalScreen() }),
  ]

  @MainActor private static let shop = [
    component("Plans", ComponentState("default") { PlansScreen() }),
    component("Basket", ComponentState("default") { BasketScreen() }),
    component(
      "Benefit", ComponentState("default") { Benefit(text: "Support by people, not by machines") }),
    component("Delivery", ComponentState("default") { DeliveryCard() }),
  ]

  @MainActor private static let media = [
    component("Player", ComponentState("default") { PlayerScreen() }),
    component("Episode", ComponentState("default") { EpisodeRow() }),
    component(
      "MiniPlayer", ComponentState("default") { MiniPlayer(title: "Playing from your library") }),
    component("Album", ComponentState("default") { AlbumCard() }),
  ]

  @MainActor private static let chat = [
    component("Conversation", ComponentState("default") { ConversationRow() }),
    component("Message", ComponentState("default") { MessageBubble() }),
    component("EmptyConversation", ComponentState("default") { EmptyConversation() }),
    component("Call", ComponentState("default") { IncomingCall() }),
  ]

  @MainActor private static let lists = [
    component("Tasks", ComponentState("default") { TaskList() }),
    component("Filters", ComponentState("default") { FilterBar() }),
    component("Place", ComponentState("default") { PlaceRow() }),
    component("Weather", ComponentState("default") { WeatherCard() }),
  ]

  @MainActor private static let forms = [
    component("SignIn", ComponentState("default") { SignInScreen() }),
    component("ErrorBanner", ComponentState("default") { ErrorBanner() }),
    component("Quantity", ComponentState("default") { QuantityRow() }),
    component("Survey", ComponentState("default") { SurveyCard() }),
  ]
}
