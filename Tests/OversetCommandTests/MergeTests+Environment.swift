import Foundation
import OversetTestBasics
import Testing

// What is known before the work begins.
extension MergeTests {
  @Test("variables of the system name the shard, and contradicting ones are refused")
  func variables() async throws {
    let project = try TestProject.gallery()
    let run = try await project.run(
      ["--shard", "auto"],
      environment: [
        "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2",
        "TEST_SHARD_STATUS_FILE": project.file("status").path(percentEncoded: false),
        "TEST_UNDECLARED_OUTPUTS_DIR": project.file("outputs").path(percentEncoded: false),
      ])
    #expect(run.text.contains("shard 1/2, "))
    #expect(project.exists("status"))
    #expect(project.exists("outputs/run-1-of-2.blob"))
    let contradiction = try await project.run(
      ["--shard", "auto"],
      environment: [
        "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2", "CI_NODE_INDEX": "2",
        "CI_NODE_TOTAL": "2",
      ])
    #expect(contradiction.exitCode == 64)
    #expect(contradiction.errors.contains("CI_NODE_INDEX"))
  }

  @Test("a blob that cannot be written ends with 74 before the work begins")
  func unwritable() async throws {
    let project = try TestProject.gallery()
    try project.write("a file", to: "taken")
    let blob = project.file("taken/blob").path(percentEncoded: false)
    let run = try await project.run(["--shard", "1/2", "--blob", blob])
    #expect(run.exitCode == 74)
    #expect(!project.exists("__Snapshots__"))
  }
}
