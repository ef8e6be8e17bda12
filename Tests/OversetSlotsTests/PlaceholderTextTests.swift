import Foundation
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// A text of Interface Builder that only holds a place is not laid out: nobody sees it.
struct PlaceholderTextTests {
  @Test(
    "a label whose note forbids translation is replaced before it is shown",
    arguments: [
      (#" Note = "Placeholder - Do not translate";"#, 1), (#" Note = "Title";"#, 0), ("", 0),
    ])
  func note(_ note: String, count: Int) async throws {
    let project = try TestProject(matrix: "devices: [iPhoneSE]\n")
    defer { withExtendedLifetime(project) {} }
    try project.write(
      """
      /* Class = "UIButton"; normalTitle = "Details"; ObjectID = "aBc-12-dEf";\(note) */
      "aBc-12-dEf.normalTitle" = "Details of details of details";
      """, to: "App/en.lproj/Main.strings")
    let check = try SlotCheck(
      project: try Project(root: project.root, readsCatalogs: false), selection: MatrixSelection())
    let outcome = try await check.outcome(files: [project.root.appending(path: "App")])
    #expect(
      outcome.notChecked.filter { $0.subject == "open places" }.map(\.count)
        == (count == 0 ? [] : [count]))
  }
}
