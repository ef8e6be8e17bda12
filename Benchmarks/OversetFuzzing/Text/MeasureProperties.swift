import Foundation
import OversetProject
import OversetTextTools
import OversetVocabulary

/// What holds of a row of `overset measure --batch`.
struct MeasureProperties {
  private let input: FuzzInput

  init(_ input: FuzzInput) { self.input = input }

  /// A project of nothing but defaults.
  private static let project: Result<Project, Breach> = {
    do throws(Breach) {
      let scratch = try ScratchFolder()
      do throws(Diagnostic) {
        return .success(try Project(root: scratch.url, readsCatalogs: false))
      } catch {
        throw Breach("there is no project: \(error)")
      }
    } catch {
      return .failure(error)
    }
  }()

  func hold() throws(Breach) {
    let project = try Self.project.get()
    guard let row = try? JSONDecoder().decode(MeasureRequest.self, from: Data(input.bytes)) else {
      return
    }
    let measured = try input.accepted(by: .plain) { () throws(Diagnostic) in
      try Measurer(project: project).measure(row)
    }
    guard let measured else { return }
    try require(
      measured.width.isFinite && measured.size.allSatisfy(\.isFinite), "a width is not finite")
    try require((try? JSONEncoder().encode(measured)) != nil, "an answer cannot be written as JSON")
    var end = 0
    for line in measured.lines {
      try require(line.start >= end && line.end >= line.start, "lines overlap: \(measured.lines)")
      end = line.end
    }
    try require(end <= row.text.utf16.count, "a line ends behind the text: \(measured.lines)")
  }
}
