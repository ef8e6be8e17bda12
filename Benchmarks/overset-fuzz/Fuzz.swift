import Foundation
import OversetFuzzing

// Built with `-D FUZZER` and `--sanitize fuzzer` the program is libFuzzer, which calls the first function
// here for each input that it makes: `overset-fuzz --reader=NAME [options of libFuzzer] CORPUS...`.
// Built without, it reads files once: `overset-fuzz --reader=NAME FILE...`.

/// The reader that the arguments name; libFuzzer passes over arguments that begin with two hyphens.
private let reader: FuzzedReader = {
  let prefix = "--reader="
  let name = CommandLine.arguments.first { $0.hasPrefix(prefix) }?.dropFirst(prefix.count) ?? ""
  guard let reader = FuzzedReader.named(String(name)) else {
    let names = FuzzedReader.all.map(\.name).joined(separator: ", ")
    FileHandle.standardError.write(Data("overset-fuzz: \(prefix)NAME, one of \(names)\n".utf8))
    exit(64)
  }
  return reader
}()

/// Ends the program where a property does not hold, as a trap would.
private func examine(_ bytes: [UInt8]) {
  if let breach = reader.breach(for: bytes) { fatalError("\(reader.name): \(breach)") }
}

#if FUZZER
  /// What libFuzzer calls; the name and the type are its own.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe examine(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
#else
  @main
  struct Replay {
    static func main() throws {
      for path in CommandLine.arguments.dropFirst() where !path.hasPrefix("--") {
        print("\(reader.name): \(path)")
        examine(Array(try Data(contentsOf: URL(filePath: path))))
      }
    }
  }
#endif
