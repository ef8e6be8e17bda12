import Foundation
import Testing

@testable import OversetFuzzing

/// Every input that is kept is read by the reader it is kept for, as the fuzzer reads it.
@Suite struct ReaderTests {
  @Test(
    "every seed and every input that once showed a fault holds to the properties of its reader",
    arguments: FuzzedReader.all.map(\.name))
  func inputsHold(name: String) throws {
    let reader = try #require(FuzzedReader.named(name))
    for input in try KeptInputs.of(reader: name) {
      let breach = reader.breach(for: Array(try Data(contentsOf: input)))
      #expect(breach == nil, "\(input.lastPathComponent): \(breach?.description ?? "")")
    }
  }

  /// What a fuzzer tries first: less of a good input.
  @Test(
    "every seed that is cut off, in 16 places, holds to them too",
    arguments: FuzzedReader.all.map(\.name))
  func cutSeedsHold(name: String) throws {
    let reader = try #require(FuzzedReader.named(name))
    for input in try KeptInputs.seeds(of: name) {
      let bytes = Array(try Data(contentsOf: input))
      for part in 0..<16 {
        let cut = Array(bytes.prefix(bytes.count * part / 16))
        let breach = reader.breach(for: cut)
        #expect(
          breach == nil, "\(input.lastPathComponent), \(cut.count): \(breach?.description ?? "")")
      }
    }
  }

  /// `make fuzz-readers` takes the readers from these folders.
  @Test("every folder of inputs is a reader's, and every reader has seeds of a few kilobytes")
  func everyReaderHasSeeds() throws {
    let names = Set(FuzzedReader.all.map(\.name))
    #expect(names.count == FuzzedReader.all.count)
    // Readers of Swift sources are there with the trait alone.
    #expect(try KeptInputs.names(in: "Seeds").subtracting(names).isSubset(of: ["inline", "swift"]))
    #expect(
      try KeptInputs.names(in: "Regressions").subtracting(names).isSubset(of: ["inline", "swift"]))
    for name in names {
      let sizes = try KeptInputs.seeds(of: name).map { try Data(contentsOf: $0).count }
      #expect(!sizes.isEmpty && sizes.allSatisfy { $0 <= 8192 }, "\(name): \(sizes)")
    }
  }

  @Test(
    "an input that breaks a property is a breach in its words, and one that holds to it is none")
  func breachesAreSeen() {
    let reader = FuzzedReader("empty") { input throws(Breach) in
      try OversetFuzzing.require(input.bytes.isEmpty, "the bytes are \(input.bytes)")
    }
    #expect(reader.breach(for: [1])?.description == "the bytes are [1]")
    #expect(reader.breach(for: []) == nil)
  }

  @Test("a refused input is no breach, and a name that no reader has is none's")
  func refusalsAreNoBreaches() throws {
    let reader = try #require(FuzzedReader.named("xcstrings"))
    #expect(reader.breach(for: Array("{".utf8)) == nil)
    #expect(FuzzedReader.named("none") == nil)
  }
}

/// The inputs that are kept beside the tests.
enum KeptInputs {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// Seeds and regressions of a reader.
  static func of(reader name: String) throws -> [URL] {
    try seeds(of: name) + files(in: "Regressions/\(name)")
  }

  /// The seeds of a reader.
  static func seeds(of name: String) throws -> [URL] { try files(in: "Seeds/\(name)") }

  /// The readers for which there is a folder.
  static func names(in path: String) throws -> Set<String> {
    Set(try files(in: path).map(\.lastPathComponent))
  }

  private static func files(in path: String) throws -> [URL] {
    let url = folder.appending(path: path, directoryHint: .isDirectory)
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try FileManager.default
      .contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
      .filter { !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
