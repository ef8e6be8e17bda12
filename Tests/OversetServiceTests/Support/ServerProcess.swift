#if Service
  import Foundation
  import OversetTestBasics

  /// The program, run as people run it.
  final class ServerProcess: @unchecked Sendable {
    // The process is started before anybody else sees it; its pipes are read by one thread each.
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private let written: Task<Data, Never>
    private let logged: Task<Data, Never>
    private let lines: AsyncStream<String>

    /// Starts it; the environment holds nothing but what is given.
    init(_ arguments: [String], environment: [String: String] = [:]) throws {
      process.executableURL = try BuildFolder.file("overset-server") {
        FileManager.default.isExecutableFile(atPath: $0.path)
      }
      process.arguments = arguments
      process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = errors
      let (lines, continuation) = AsyncStream.makeStream(of: String.self)
      self.lines = lines
      let (out, err) = (output.fileHandleForReading, errors.fileHandleForReading)
      try process.run()
      written = Task {
        let all = try? await Blocking.run { Self.read(out) { continuation.yield($0) } }
        continuation.finish()
        return all ?? Data()
      }
      logged = Task {
        await (try? Blocking.run { try err.readToEnd() ?? Data() }) ?? Data()
      }
    }

    /// All that is written until the end, and each line as soon as it is there.
    private static func read(_ handle: FileHandle, _ tell: (String) -> Void) -> Data {
      var all = Data()
      var line = Data()
      while true {
        let part = handle.availableData
        guard !part.isEmpty else { return all }
        all += part
        for byte in part {
          guard byte == UInt8(ascii: "\n") else {
            line.append(byte)
            continue
          }
          tell(String(decoding: line, as: UTF8.self))
          line.removeAll()
        }
      }
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// The port that it says, and the token of its start.
    func listening() async -> (port: Int, token: String?)? {
      var token: String?
      for await line in lines {
        if let range = line.range(of: "Token of this start: ") {
          token = String(line[range.upperBound...])
        }
        if line.hasPrefix("Listening on http://"), let port = line.split(separator: ":").last {
          return Int(port).map { ($0, token) }
        }
      }
      return nil
    }

    /// How many bytes it has in memory, and how many files and connections are open; nil where the system has no /proc.
    var uses: (memory: Int, files: Int)? {
      let folder = "/proc/\(process.processIdentifier)"
      guard let status = try? String(contentsOfFile: "\(folder)/status", encoding: .utf8),
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
        let kilobytes = line.split(separator: " ").compactMap({ Int($0) }).first,
        let files = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/fd")
      else { return nil }
      return (kilobytes * 1_024, files.count)
    }

    /// Sends it a signal.
    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// What came of it.
    func end() async -> (code: Int32, output: String, errors: String) {
      let output = String(decoding: await written.value, as: UTF8.self)
      let errors = String(decoding: await logged.value, as: UTF8.self)
      process.waitUntilExit()
      let code = process.terminationReason == .exit ? process.terminationStatus : -1
      return (code, output, errors)
    }
  }
#endif
