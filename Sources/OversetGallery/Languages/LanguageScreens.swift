package import OversetProject
import SwiftUI

/// A screen of sentences for each group of languages. It is no preview, because its texts are the same in every locale.
package enum LanguageScreens {
  /// The screens as states of one component.
  @MainActor package static let component = Component(
    "Languages", presentation: .screen,
    states: LanguageGroup.allCases.map { group in
      ComponentState(group.rawValue) { LanguageScreen(group: group) }
    })
}
