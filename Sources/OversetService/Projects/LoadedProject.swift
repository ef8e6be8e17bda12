#if Service
  package import OversetSlots

  /// A state of the project's files, ready to be asked.
  package struct LoadedProject: Sendable {
    /// The check.
    package let check: PreparedCheck
    /// What the state is known by.
    package let revision: String
    /// What it was read from, to see whether it is the same still.
    let stamp: ProjectStamp
    /// What answers.
    package let workers: CheckWorkers
    /// What answers for one text size of the user.
    let sizes: SizedWorkers
    /// The texts, for lists.
    let texts: TextIndex
  }
#endif
