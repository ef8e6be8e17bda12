import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import Testing

private struct Song: Identifiable, Hashable {
  let id: Int
  var name: String
}

/// A screen of settings as apps write it.
private struct SettingsList: View {
  @State private var songs = [Song(id: 1, name: "One"), Song(id: 2, name: "Two")]
  @State private var chosen: Song.ID?
  @State private var several: Set<Song.ID> = []
  @State private var isOn = true

  var body: some View {
    List(selection: $chosen) {
      Section {
        ForEach(songs) { song in
          Text(verbatim: song.name)
            .listRowBackground(Color.clear)
            .listRowInsets(.init(top: 0, leading: 8, bottom: 0, trailing: 8))
            .listRowSeparator(.hidden, edges: .bottom)
            .listRowSeparatorTint(.red)
            .swipeActions(edge: .trailing) { Button("Delete", role: .destructive) {} }
            .deleteDisabled(true)
        }
        .onDelete { indices in songs.removeAll { indices.contains($0.id) } }
        .onMove { from, to in _ = (from, to) }
      } header: {
        Text("Songs")
      } footer: {
        Text("Footer")
      }
      .headerProminence(.increased)
      Section("Settings") { Toggle("On", isOn: $isOn) }
      Section(header: Text("Old"), footer: Text("Foot")) { Text("Row") }
      Section(header: Text("Old")) { Text("Row") }
      Section(footer: Text("Foot")) { Text("Row") }
    }
    .listStyle(.insetGrouped)
    .listStyle(InsetGroupedListStyle())
    .listRowSpacing(4)
    .listSectionSpacing(.compact)
    .listSectionSeparator(.hidden)
    .scrollContentBackground(.hidden)
    .environment(\.defaultMinListRowHeight, 30)
    .refreshable { await reload() }
  }

  private func reload() async { songs = [] }
}

private struct DataLists: View {
  let songs = [Song(id: 1, name: "One")]
  @State private var several: Set<Int> = []

  var body: some View {
    VStack {
      List(songs) { Text($0.name) }
      List(songs, id: \.self) { Text($0.name) }
      List(0..<3) { Text(verbatim: "\($0)") }
      List(songs, selection: $several) { Text($0.name) }
      Form { Text("Row") }
    }
  }
}

/// Views as apps write them: they must compile as they are, and be laid out.
@MainActor
struct AppLikeContainerTests {
  @Test("lists and forms as apps write them are laid out")
  func lists() throws {
    let size = CGSize(width: 390, height: 800)
    #expect(try Stage().layout(SettingsList(), screen: size).texts.count == 13)
    #expect(try Stage().layout(DataLists(), screen: size).texts.count == 7)
  }
}
