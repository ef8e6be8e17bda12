#if os(Linux)
  import Foundation
  import OversetTestBasics
  import Testing

  /// The script in `Examples/Slurm`, run as an array by Slurm on this machine.
  @Suite(
    .serialized,
    .enabled(
      if: SlurmCluster.isThere,
      "Slurm is not asked for (OVERSET_SLURM=1), not installed (slurm-wlm), or this is not root"))
  struct SlurmTests {
    @Test("the tasks of an array are the check of one machine", arguments: ["1-4", "3-9:2"])
    func array(numbers: String) async throws {
      let cluster = try await SlurmCluster()
      defer { cluster.end() }
      let project = try SourceApp.project()
      let overset = try OversetProcess.executable().path(percentEncoded: false)
      let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Examples/Slurm/overset.sbatch").standardizedFileURL
      let job = try await cluster.run(
        [
          "sbatch", "--wait", "--array=\(numbers)", script.path(percentEncoded: false), "check",
          "App",
        ],
        in: project.root, ["OVERSET": overset])
      // A task fails where its part has findings.
      #expect([0, 1].contains(job.exitCode), "\(job.errors)")
      let blobs = project.listing(of: "blobs")
      #expect(blobs.count == 4)
      for index in 1...4 {
        let logs = project.listing(of: "").filter { $0.hasPrefix("shard-") }
        let texts = try logs.map { try String(contentsOf: project.file($0), encoding: .utf8) }
        #expect(texts.count { $0.contains("shard \(index)/4, ") } == 1)
      }
      let merged = try await OversetProcess.run(
        ["merge"] + blobs.map { "blobs/\($0)" }, folder: project.root)
      let alone = try await OversetProcess.run(["check", "App"], folder: project.root)
      #expect(alone.exitCode == 1)
      #expect(merged.exitCode == 1)
      #expect(merged.text == alone.text)
    }
  }

  /// A cluster of one node, which is this machine.
  private final class SlurmCluster {
    /// It is asked for by name: its daemons may keep Foundation from telling the end of other processes.
    static let isThere =
      ProcessInfo.processInfo.environment["OVERSET_SLURM"] == "1" && geteuid() == 0
      && ["/usr/sbin/slurmctld", "/usr/sbin/slurmd", "/usr/bin/sbatch"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: $0)
      }

    private struct Failure: Error, CustomStringConvertible {
      let description: String
    }

    private let scratch: Scratch
    private var daemons: [Process] = []
    private var configuration: String { scratch.folder.appending(path: "slurm.conf").path }

    /// Starts the daemons, and waits until the node takes work.
    init() async throws {
      scratch = try Scratch()
      let root = scratch.folder.path(percentEncoded: false)
      for folder in ["state", "spool"] {
        try FileManager.default.createDirectory(
          at: scratch.folder.appending(path: folder), withIntermediateDirectories: true)
      }
      let name =
        ProcessInfo.processInfo.hostName.split(separator: ".").first.map(String.init) ?? "node"
      let port = Int.random(in: 20_000..<30_000)
      let text = """
        ClusterName=test
        SlurmctldHost=\(name)(127.0.0.1)
        SlurmUser=root
        SlurmdUser=root
        AuthType=auth/none
        CredType=cred/none
        SlurmctldPort=\(port)
        SlurmdPort=\(port + 1)
        StateSaveLocation=\(root)/state
        SlurmdSpoolDir=\(root)/spool
        SlurmctldPidFile=\(root)/controller.pid
        SlurmdPidFile=\(root)/node.pid
        ProctrackType=proctrack/pgid
        TaskPlugin=task/none
        SelectType=select/cons_tres
        SelectTypeParameters=CR_Core
        ReturnToService=2
        SchedulerParameters=sched_interval=1,batch_sched_delay=1
        JobAcctGatherType=jobacct_gather/none
        AccountingStorageType=accounting_storage/none
        MpiDefault=none
        NodeName=\(name) NodeAddr=127.0.0.1 CPUs=\(ProcessInfo.processInfo.activeProcessorCount) State=UNKNOWN
        PartitionName=all Nodes=\(name) Default=YES MaxTime=10 State=UP

        """
      try scratch.write(Data(text.utf8), to: "slurm.conf")
      do {
        try start("/usr/sbin/slurmctld")
        try start("/usr/sbin/slurmd")
        for _ in 0..<60 {
          let state = try await run(["sinfo", "--noheader", "--format=%t"], in: scratch.folder)
          if state.exitCode == 0, state.text.contains("idle") { return }
          try await Task.sleep(for: .milliseconds(500))
        }
        throw Failure(description: "no node is idle")
      } catch {
        end()
        throw error
      }
    }

    /// Starts a daemon under a shell. Daemons close what they inherit, and Foundation takes a child that does so for one
    /// that has ended: it then waits for it where it watches all other children.
    private func start(_ program: String) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = [
        "-c", #""$0" -D -f "$1" & wait"#, program, configuration,
      ]
      let log = scratch.folder.appending(path: "\(URL(filePath: program).lastPathComponent).log")
      try Data().write(to: log)
      process.standardOutput = try FileHandle(forWritingTo: log)
      process.standardError = process.standardOutput
      process.environment = ["PATH": "/usr/sbin:/usr/bin:/bin", "SLURM_CONF": configuration]
      try process.run()
      daemons.append(process)
    }

    /// Runs a program of Slurm.
    func run(
      _ command: [String], in folder: URL, _ variables: [String: String] = [:]
    ) async throws -> OversetProcess.Result {
      try await OversetProcess.run(
        Array(command.dropFirst()),
        environment: ["SLURM_CONF": configuration].merging(variables) { $1 }, folder: folder,
        program: URL(filePath: "/usr/bin/\(command[0])"))
    }

    func end() {
      // No milder signal reaches them: what a task starts holds back what its thread does.
      for file in ["node.pid", "controller.pid"] {
        let number = try? String(contentsOf: scratch.folder.appending(path: file), encoding: .utf8)
        let trimmed = number?.trimmingCharacters(in: .whitespacesAndNewlines)
        if let process = trimmed.flatMap({ pid_t($0) }) { kill(process, SIGKILL) }
      }
      for daemon in daemons {
        kill(daemon.processIdentifier, SIGKILL)
        daemon.waitUntilExit()
      }
      daemons = []
    }
  }
#endif
