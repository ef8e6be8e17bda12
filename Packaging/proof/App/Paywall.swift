import SwiftUI

struct Paywall: View {
  var body: some View {
    VStack {
      Text("paywall.title").font(.title)
      Button("paywall.restore") {}.lineLimit(1).frame(width: 120)
    }
  }
}

@main
struct ProofApp: App {
  var body: some Scene {
    WindowGroup { Paywall() }
  }
}
