import Foundation
import OversetTestBasics

/// A small app: a view, a helper and a catalog.
enum SourceApp {
  static let long = String(repeating: "Sehr lange Wörter ", count: 8) + "hier"

  /// The app, in the folder `App` of a project.
  static func project() throws -> TestProject {
    let project = try TestProject()
    try project.write("devices: [iPhoneSE]\n", to: "Config/matrix.yml")
    for (locale, text) in [("en", "Text"), ("de", long)] {
      try project.write(
        """
        "settings.title" = "\(text)";
        "settings.note" = "\(text)";
        "settings.spoken" = "\(text)";
        "settings.lost" = "\(text)";
        "settings.fixed" = "\(text)";
        "settings.gone.placeholder" = "\(text)";

        """, to: "App/\(locale).lproj/Localizable.strings")
    }
    try project.write(view, to: "App/SettingsView.swift")
    try project.write(helper, to: "App/Support/Note.swift")
    try project.write("struct Test { let a = Text(\"settings.lost\") }\n", to: "App/Pods/Pod.swift")
    return project
  }

  private static let view = """
    import SwiftUI

    @main struct SampleApp: App {
      var body: some Scene { WindowGroup { SettingsView() } }
    }

    struct SettingsView: View {
      var body: some View {
        NavigationStack {
          VStack {
            Note(text: "settings.note")
            Text("settings.title")
              .font(.system(size: 20, weight: .bold))
              .lineLimit(1)
              .minimumScaleFactor(0.9)
              .textCase(.uppercase)
              .frame(width: 200)
              .fixedSize(horizontal: false, vertical: true)
            Image(systemName: "gear").accessibilityLabel("settings.spoken")
              .onAppear { Archive.shared.keep(NSLocalizedString("settings.lost", comment: "")) }
            Text("settings.fixed", tableName: "Localizable").fixedSize()
          }
        }
      }
    }

    """

  /// A screen of the app with some views.
  static func screen(_ views: String) -> String {
    """
    import SwiftUI

    @main struct RowsApp: App {
      var body: some Scene { WindowGroup { RowsView() } }
    }

    struct RowsView: View {
      var body: some View { NavigationStack { \(views) } }
    }
    """
  }

  private static let helper = """
    import SwiftUI

    struct Note: View {
      let text: LocalizedStringKey

      var body: some View {
        Text(text)
          .font(.caption)
          .lineLimit(1)
          .padding(.horizontal, 4)
          .frame(maxWidth: 120)
          .shiny()
      }
    }
    """
}
