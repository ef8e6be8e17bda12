import ArgumentParser
import OversetCommand
import Testing

/// Which errors end the program with 70.
@Suite struct InternalErrorTests {
  private struct Fault: Error {}

  @Test("an error that no input explains is internal")
  func aFaultIsInternal() {
    #expect(CommandExit.isInternal(Fault()))
  }

  @Test("a wrong argument, a request for help and a command's own code are not internal")
  func whatInputExplainsIsNot() {
    #expect(!CommandExit.isInternal(ValidationError("--jobs is 0; give 1 to 1024")))
    #expect(!CommandExit.isInternal(CleanExit.helpRequest()))
    #expect(!CommandExit.isInternal(ExitCode(1)))
  }
}
