public import Foundation
import OversetReports
public import OversetRun
public import OversetSlots
import OversetVocabulary

extension SlotOutcome {
  /// The report that `overset check` prints: text for people. Each line ends with a newline.
  public var textReport: String { SlotTextReport(self).text.string }

  /// The report that `overset check --format json` prints. Docs/report-format.md describes its fields.
  ///
  /// - Throws: An `EncodingError`; no case is known.
  public func jsonReport() throws -> Data { try JSONReport.data(of: self).bytes }
}

extension RunOutcome {
  /// The report that `overset run` prints: text for people. Each line ends with a newline.
  public var textReport: String { RunTextReport(self).text.string }

  /// The report that `overset run --format json` prints. Docs/report-format.md describes its fields.
  ///
  /// - Throws: An `EncodingError`; no case is known.
  public func jsonReport() throws -> Data { try JSONReport.data(of: self).bytes }
}
