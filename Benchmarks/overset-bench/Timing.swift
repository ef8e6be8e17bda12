import Foundation
import OversetText

extension Duration {
  /// The duration in seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

/// The widths and sizes of a matrix, in points.
enum MatrixSlots {
  static let widths = [163.0, 288.0, 343.0]
  static let sizes = [11.0, 12, 13, 15, 16, 17, 20, 22, 28, 34, 40, 48]
  static var count: Int { widths.count * sizes.count }

  /// Lays `request` out in every slot, sizes only: the sum of the heights, in points.
  static func layOut(_ request: TextRequest, with engine: TextEngine) -> Double {
    var request = request
    var height = 0.0
    for size in sizes {
      request.spans[0].font.size = size
      for width in widths {
        request.width = width
        height += Double(engine.layout(request, detail: .summary).size.height)
      }
    }
    return height
  }
}
