import Foundation
import OversetSnapshots
import OversetTestBasics
import Testing

@testable import OversetTesting

/// Which runs of tests make all the snapshots there are.
struct VerifiedNamesTests {
  private let bundle = VerifiedNames.Bundle(
    module: "AppTests", isXCTest: false, root: URL(filePath: "/nowhere"))

  private func producer(_ bundle: VerifiedNames.Bundle) -> VerifiedNames.Producer {
    VerifiedNames.Producer(bundle: bundle, isBesideTests: false)
  }

  private func manifests(
    _ verified: VerifiedNames, _ arguments: [String] = [], status: CInt = 0
  ) -> [SnapshotManifest] {
    verified.manifests(arguments: ["tests.xctest"] + arguments, status: status).map(\.manifest)
      .sorted { $0.producer < $1.producer }
  }

  /// A process that was narrowed on its command line does not make all of them.
  @Test(
    "a run with --filter or --skip does not make all snapshots",
    arguments: [
      (["tests.xctest"], true), (["tests.xctest", "--skip-build"], true),
      (["tests.xctest", "--filter", "Card"], false), (["tests.xctest", "--skip", "Card"], false),
    ])
  func arguments(arguments: [String], isWhole: Bool) {
    #expect(VerifiedNames.runsAll(arguments: arguments, isXCTest: false) == isWhole)
    #expect(VerifiedNames.runsAll(arguments: arguments, isXCTest: true) == (arguments.count == 1))
  }

  /// The name of a file snapshot's reference holds its format: it changes with the assertion's strategy.
  @Test("the path of a file snapshot is relative to the package and keeps its extension")
  func pathsOfFileSnapshots() {
    let file = bundle.root.appending(path: "Tests/__Snapshots__/ATests/values.1.json")
    #expect(bundle.path(of: file) == "Tests/__Snapshots__/ATests/values.1.json")
    #expect(bundle.path(of: URL(filePath: "/elsewhere/values.1.json")) == nil)
  }

  @Test("a run that fails or is filtered leaves a partial manifest")
  func aRunThatFailsIsAPart() {
    var verified = VerifiedNames()
    verified.add(["A/x", "A/y"], of: producer(bundle))
    let names = ["A/x", "A/y"]
    #expect(
      manifests(verified) == [SnapshotManifest(producer: "AppTests", isWhole: true, names: names)])
    let part = [SnapshotManifest(producer: "AppTests", isWhole: false, names: names)]
    #expect(manifests(verified, status: 1) == part)
    #expect(manifests(verified, ["--filter", "x"]) == part)
  }

  /// A process that shares its cells is whole only to those who put it together with the others.
  @Test("a shard leaves a partial manifest, and hands on a whole one")
  func aShardIsAPart() {
    var verified = VerifiedNames()
    verified.add(["A/x"], of: producer(bundle))
    verified.isPart = true
    #expect(manifests(verified).map(\.isWhole) == [false])
    func handedOn(status: CInt) -> [Bool] {
      verified.manifests(arguments: ["tests.xctest"], status: status, asPart: true)
        .map(\.manifest.isWhole)
    }
    #expect(handedOn(status: 0) == [true])
    #expect(handedOn(status: 1) == [false])
  }

  /// One assertion that could not be made makes a part of its bundle's manifests, and of no other's.
  @Test("an assertion that could not be made leaves only its bundle's manifests partial")
  func anAssertionThatCouldNotBeMade() {
    let other = VerifiedNames.Bundle(module: "AppTests", isXCTest: true, root: bundle.root)
    var verified = VerifiedNames()
    verified.add(["A/x"], of: producer(bundle))
    verified.add(["T/x"], of: VerifiedNames.Producer(bundle: bundle, isBesideTests: true))
    verified.add(["A/z"], of: producer(other))
    verified.miss(bundle)
    let made = manifests(verified)
    #expect(made.map(\.producer) == ["AppTests", "AppTests", "AppTests (XCTest)"])
    #expect(made.map(\.isWhole) == [false, false, true])
  }

  /// A run that fails takes no name from the last whole one, and adds its own.
  @Test("a failing run keeps the names of the last whole run and adds its own")
  func whatAFailingRunKeeps() throws {
    let scratch = try Scratch()
    let store = try #require(ManifestStore(.ofProject(in: scratch.folder)))
    try store.keep(SnapshotManifest(producer: "AppTests", isWhole: true, names: ["A/late"]))
    var verified = VerifiedNames()
    verified.add(["A/early"], of: producer(bundle))
    for manifest in manifests(verified, status: 1) { try store.keep(manifest) }
    #expect(
      try store.manifests() == [
        SnapshotManifest(producer: "AppTests", isWhole: true, names: ["A/early", "A/late"])
      ])
  }
}
