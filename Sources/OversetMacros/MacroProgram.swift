import OversetExpansion

/// The program that the compiler starts to expand macros.
///
/// It is all that there is here: SwiftPM builds every test for the host, and all that tests rest on a second time, as soon
/// as one of them depends on a macro's own target.
@main
enum MacroProgram {
  static func main() { CompilerPlugin.serve() }
}
