import Foundation

/// Lets so many programs run at a time: tests start by the hundred, and each program takes open files of the
/// tests' process.
actor ProcessSlots {
  /// As many as the machine can advance, and some that wait for the disk.
  static let shared = ProcessSlots(count: ProcessInfo.processInfo.activeProcessorCount + 2)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(count: Int) { free = count }

  /// Waits until a slot is free and takes it.
  func take() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Hands a slot to the one that has waited longest.
  func give() {
    guard waiting.isEmpty else { return waiting.removeFirst().resume() }
    free += 1
  }
}
