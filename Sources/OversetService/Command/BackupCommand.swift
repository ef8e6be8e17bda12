#if Service
  import ArgumentParser
  import Foundation
  import OversetCommand
  import OversetConfig
  import OversetFiles
  import OversetVocabulary

  /// `overset-server backup`
  struct BackupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "backup",
      abstract: "Copies the database and the files of runs, also while a server runs.",
      discussion: """
        The folder may hold an earlier copy: files that it has are not copied again. To restore, stop the server and put \
        the copy in the place of the folder of --data; the file of tokens is not in it. Where files are kept in a bucket \
        of S3, the database alone is copied; give the variables that the server has, too.
        """)

    @Argument(help: "The folder of the copy.")
    var folder: String

    @OptionGroup var place: PlaceOptions

    func run() throws {
      do throws(Diagnostic) {
        let settings = try place.settings()
        let target = URL(filePath: folder, directoryHint: .isDirectory).absoluteURL
        let source = URL(filePath: settings.configuration.data, relativeTo: settings.root)
          .absoluteURL
        let bucket = settings.configuration.objects
        let outcome = try StoreBackup(of: source, in: target, bucket: bucket?.name)
          .make(by: .console)
        if let bucket {
          Output.write(
            "the database is a copy of now; the files are in \(bucket.name), and were not copied\n")
        } else {
          Output.write(
            "\(outcome.copied) files copied, \(outcome.present) were there; the database is a copy of now\n"
          )
        }
      } catch {
        throw CommandExit.report(error)
      }
    }
  }
#endif
