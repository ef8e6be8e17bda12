import Foundation
import PackagePlugin

/// Runs the program in the folder of the package, with the arguments as they are: `swift package overset check Sources`.
@main
struct OversetCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try context.tool(named: "overset").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // SwiftPM ends with 1, whatever the code, and prints it.
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
