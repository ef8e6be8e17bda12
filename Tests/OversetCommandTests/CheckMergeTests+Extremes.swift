import Foundation
import OversetTestBasics
import Testing

// Wrong shards, and catalogs with nothing in them.
extension CheckMergeTests {
  @Test(
    "a wrong shard is a usage error, before anything is looked at",
    arguments: [
      ["--shard", "0/5"], ["--shard", "6/5"], ["--shard", "two"], ["--blob", "x"],
      ["--shard", "auto"], ["--shard", "1/2", "--explain", "odd"],
      ["--shard", "1/2", "--draw", "odd"],
    ])
  func usage(options: [String]) async throws {
    let check = try await check(try TestProject(), options)
    #expect(check.exitCode == 64)
    #expect(check.output.isEmpty)
  }

  @Test("an empty catalog has nothing to check on any machine, and an empty shard is clean")
  func empty() async throws {
    let project = try TestProject()
    try project.write("\"a.title\" = \"OK\";\n", to: "App/en.lproj/Localizable.strings")
    let codes = try await (1...2).asyncMap { index in
      try await check(project, ["--shard", "\(index)/2"]).exitCode
    }
    #expect(codes == [0, 0])
    try project.write("", to: "App/en.lproj/Localizable.strings")
    for index in 1...2 {
      #expect(try await check(project, ["--shard", "\(index)/2"]).exitCode == 66)
    }
    let blobs = (1...2).map {
      project.file(".overset/shards/check-\($0)-of-2.blob").path(percentEncoded: false)
    }
    #expect(try await project.overset(["merge"] + blobs).exitCode == 66)
  }
}
