// The file with an app's entry, which need not be left out.
import SwiftUI
import UIKit

final class Delegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}

@main
struct Whole: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { Text("hello") }
      .onChange(of: phase) { _, _ in }
      .commands { CommandGroup(replacing: .newItem) {} }
    if #available(iOS 18, *) {
      Settings { Text("settings") }
    }
  }
}
