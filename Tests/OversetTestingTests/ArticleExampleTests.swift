import Foundation
import OversetProject
import OversetReports
import OversetTestBasics
import OversetUI
import Testing

@testable import OversetTesting

/// The example of the article "Assert a view in every locale" gives what the article says.
@MainActor struct ArticleExampleTests {
  private struct RestoreRow: View {
    @State private var isOn = false

    var body: some View {
      HStack {
        Text("Restore").lineLimit(1).frame(width: 80).accessibilityIdentifier("paywall.restore")
        Spacer()
        Toggle("Monthly", isOn: $isOn).accessibilityIdentifier("monthly")
      }
    }
  }

  @Test("the row of the article has one issue, on all devices in German")
  func theRowIsTruncatedInGerman() throws {
    let scratch = try copyOfThisPackage()
    let snapshot = LocalizedSnapshot(
      name: LocalizedSnapshotName(
        fileID: "App/RestoreRowTests.swift", suite: nil, testName: "row()", named: nil),
      presentation: .fitting(width: 343), selection: MatrixSelection(), record: .missing,
      source: scratch.folder.appending(path: "Tests/RestoreRowTests.swift")
        .path(percentEncoded: false),
      isContinuousIntegration: false)
    _ = try snapshot.outcome(of: RestoreRow())
    let messages = try snapshot.outcome(of: RestoreRow()).failureMessages
    let german = "paywall.restore truncated in de on 3 of 3 devices: needs 129.0 pt, has 80.0 pt"
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix(german) == true, "\(messages)")
  }

  @Test("the log of the article is what the driver writes")
  func theSwitchIsLogged() throws {
    var log = ""
    withKnownIssue {
      assertActionSnapshot(of: RestoreRow(), named: "article", record: .never) { user in
        try user.toggle("monthly")
        log = user.text
      }
    }
    #expect(log == "appeared\ntoggled monthly on\nisOn false -> true")
    let path =
      "Tests/OversetTestingTests/__Snapshots__/ArticleExampleTests/theSwitchIsLogged.article.txt"
    #expect(try PendingValue.take(path) == log)
  }
}
