import OversetUI

extension PlantedFault {
  /// Titles in the containers of the system: T-2, and buttons that leave the screen.
  static let bars: [PlantedFault] = [
    PlantedFault("Tabs", "T-2", "control-title-truncated") {
      TabView {
        ForEach(0..<5, id: \.self) { _ in
          Color.clear.tabItem { Label("Restore purchases", systemImage: "cart") }
        }
      }
    } sound: {
      TabView {
        ForEach(0..<5, id: \.self) { _ in
          Color.clear.tabItem { Label("Save", systemImage: "cart") }
        }
      }
    },
    PlantedFault("Segments", "T-2", "control-title-truncated") {
      Picker("Save", selection: .constant(0)) {
        ForEach(0..<3, id: \.self) { Text("Restore purchases").tag($0) }
      }
      .pickerStyle(.segmented)
    } sound: {
      Picker("Save", selection: .constant(0)) {
        ForEach(0..<3, id: \.self) { Text("Save").tag($0) }
      }
      .pickerStyle(.segmented)
    },
    PlantedFault("InlineTitle", "T-2", "control-title-truncated") {
      NavigationStack {
        Color.clear.navigationTitle("Renews until you cancel it in Settings.")
          .navigationBarTitleDisplayMode(.inline)
      }
    } sound: {
      NavigationStack {
        Color.clear.navigationTitle("Save").navigationBarTitleDisplayMode(.inline)
      }
    },
    PlantedFault("TitleBetweenItems", "T-2", "control-title-truncated") {
      NavigationStack {
        Color.clear.navigationTitle("Restore purchases").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Color.clear.frame(width: 130, height: 44) }
            ToolbarItem(placement: .topBarTrailing) { Color.clear.frame(width: 130, height: 44) }
          }
      }
    } sound: {
      NavigationStack {
        Color.clear.navigationTitle("Restore purchases").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Color.clear.frame(width: 30, height: 44) }
          }
      }
    },
    PlantedFault("LargeTitle", "T-2", "control-title-truncated") {
      NavigationStack { Color.clear.navigationTitle("Renews until you cancel it in Settings.") }
    } sound: {
      NavigationStack { Color.clear.navigationTitle("Save") }
    },
    PlantedFault("SearchPrompt", "T-2", "control-title-truncated") {
      NavigationStack {
        Color.clear.searchable(
          text: .constant(""), prompt: "Renews until you cancel it in Settings.")
      }
    } sound: {
      NavigationStack { Color.clear.searchable(text: .constant(""), prompt: "Save") }
    },
    PlantedFault("BottomBar", "T-2", "control-title-truncated") {
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .bottomBar) {
            Button("Renews until you cancel it in Settings.") {}.lineLimit(1)
          }
        }
      }
    } sound: {
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Restore purchases") {}.lineLimit(1) }
        }
      }
    },
    PlantedFault("BarButton", "outside-screen", "outside-screen", "control-title-truncated") {
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Renews until you cancel it in Settings.") {}.lineLimit(1)
          }
        }
      }
    } sound: {
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Restore purchases") {}.lineLimit(1) }
        }
      }
    },
    // The system shrinks the titles of an alert's buttons to half of their size before it cuts them.
    PlantedFault("AlertButton", "T-8", "text-scaled-down") {
      Color.clear.alert("Save", isPresented: .constant(true)) {
        Button("Renews until you cancel it in Settings.") {}
      }
    } sound: {
      Color.clear.alert("Save", isPresented: .constant(true)) { Button("Save") {} }
    },
    PlantedFault("DialogButton", "T-2", "control-title-truncated") {
      Color.clear.confirmationDialog(
        "Save", isPresented: .constant(true), titleVisibility: .visible
      ) {
        Button("Renews until you cancel it in Settings.") {}.font(.largeTitle)
      }
    } sound: {
      Color.clear.confirmationDialog(
        "Save", isPresented: .constant(true), titleVisibility: .visible
      ) { Button("Restore purchases") {} }
    },
    PlantedFault("SplitRow", "T-1", "text-truncated") {
      List {
        LabeledContent {
          Text("Save")
        } label: {
          Text("Renews until you cancel it in Settings.").lineLimit(1)
        }
      }
    } sound: {
      List {
        LabeledContent {
          Text("Save")
        } label: {
          Text("Notifications").lineLimit(1)
        }
      }
    },
  ]
}
