#if Service
  import ArgumentParser
  import Foundation
  import OversetCommand
  import OversetConfig
  import OversetFiles
  import OversetVocabulary

  /// `overset-server token`
  struct TokenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "token",
      abstract: "Makes a token, prints it once, and keeps its digest; or withdraws one.",
      discussion:
        "A running server takes it up within a second, if it was started with a file of tokens.")

    @Argument(help: "Whose it is: letters, digits, and - _ . @.")
    var name: String

    @Option(
      help: "What it allows, separated by commas: read, check, push, review, write.",
      transform: TokenCommand.rights)
    var rights: Set<Right> = [.read, .check]

    @Flag(help: "Withdraw the token of that name.")
    var withdraw = false

    @OptionGroup var place: PlaceOptions

    func validate() throws {
      guard AccessToken.isName(name) else {
        throw ValidationError("“\(name)” is no name for a token; use letters, digits, and - _ . @")
      }
    }

    func run() throws {
      do throws(Diagnostic) {
        let settings = try place.settings()
        let store = try RunStore(
          URL(filePath: settings.configuration.data, relativeTo: settings.root).absoluteURL)
        guard !withdraw else { return try remove(from: settings.tokenFile, store) }
        let secret = AccessToken.makeSecret()
        let token = AccessToken(
          name: name, rights: rights, digest: AccessToken.digest(of: secret))
        let known = try TokenFile.read(settings.tokenFile) ?? []
        try TokenFile.prove(token, isNewTo: known, file: settings.tokenFile)
        // Before the file: no kill leaves a token without its line.
        try note(known + [token], store)
        try TokenFile.add(token, to: settings.tokenFile)
        Output.write("\(secret)\n")
      } catch {
        throw CommandExit.report(error)
      }
    }

    private func remove(from file: String, _ store: RunStore) throws(Diagnostic) {
      let known = try TokenFile.read(file) ?? []
      guard known.contains(where: { $0.name == name }) else {
        throw Diagnostic(
          .usage, file: file, problem: "there is no token “\(name)”", remedy: "give another name")
      }
      // After the file: a token that has a line saying that it is gone must not go on.
      try TokenFile.remove(name, from: file)
      try note(known.filter { $0.name != name }, store)
      Output.write("The token \(name) is withdrawn.\n")
    }

    private func note(_ tokens: [AccessToken], _ store: RunStore) throws(Diagnostic) {
      do throws(Problem) {
        try store.noteTokens(tokens, by: .console, at: Moment.now)
      } catch {
        throw Diagnostic(
          .inputOutput, problem: "the audit log cannot be written: \(error.detail)",
          remedy: "see whether the disk is full, and who may write the folder of --data")
      }
    }

    private static func rights(_ text: String) throws -> Set<Right> {
      let names = text.split(separator: ",").map(String.init)
      guard !names.isEmpty else { throw ValidationError("--rights is empty; give one at least") }
      return try Set(
        names.map { name in
          guard let right = Right(rawValue: name) else {
            let known = Right.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("there is no right “\(name)”; there are \(known)")
          }
          return right
        })
    }
  }
#endif
