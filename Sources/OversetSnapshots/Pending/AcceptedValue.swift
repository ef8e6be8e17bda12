package import Foundation

/// A value that somebody has accepted.
package enum AcceptedValue {
  /// The reference that it becomes: pictures that were written to be looked at are written again, as small as can be.
  package static func reference(of data: Data) -> Data { PictureContents.small(data) ?? data }
}
