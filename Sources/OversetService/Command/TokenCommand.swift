#if Service
  import ArgumentParser
  import Foundation
  import OversetCommand
  import OversetFiles
  import OversetVocabulary

  /// `overset-server token`
  struct TokenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "token",
      abstract: "Makes a token, prints it once, and keeps its digest.",
      discussion:
        "A running server takes it up within a second, if it was started with a file of tokens.")

    @Argument(help: "Whose it is: letters, digits, and - _ . @.")
    var name: String

    @Option(
      help: "What it allows, separated by commas: read, check, push, review, write.",
      transform: TokenCommand.rights)
    var rights: Set<Right> = [.read, .check]

    @OptionGroup var place: PlaceOptions

    func validate() throws {
      guard AccessToken.isName(name) else {
        throw ValidationError("“\(name)” is no name for a token; use letters, digits, and - _ . @")
      }
    }

    func run() throws {
      do throws(Diagnostic) {
        let settings = try place.settings()
        let secret = AccessToken.makeSecret()
        let token = AccessToken(
          name: name, rights: rights, digest: AccessToken.digest(of: secret))
        try TokenFile.add(token, to: settings.tokenFile)
        Output.write("\(secret)\n")
      } catch {
        throw CommandExit.report(error)
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
