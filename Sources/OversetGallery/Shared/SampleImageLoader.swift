import Foundation
import SwiftUI

/// A loader of three generated pictures: a gradient for each character but the last.
///
/// They take the place of portraits that an app would download. A path without a picture shows what a
/// view does while its picture is missing.
struct SampleImageLoader: ImageLoader {
  func image(at path: String) -> UIImage? {
    guard let encoded = Self.pictures[path], let data = Data(base64Encoded: encoded) else {
      return nil
    }
    return UIImage(data: data)
  }

  /// PNG files of 64 x 64 pixels in base 64, by path.
  private static let pictures: [String: String] = [
    "portraits/mira": """
    iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAVUlEQVR42u3PwQ0AIAgAMXFgR3Qw\
    HuAUPkh6uQUaec+a3O6K0QMAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAD8/wFpnWT3/yC16gAAAABJRU5ErkJggg==
    """,
    "portraits/teo": """
    iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAVElEQVR42u3PQQ0AMAgAMYbqqZsS\
    vICKPUh6OQM9t15sLrtj9QAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAD/H7N3ZOMrF2UIAAAAAElFTkSuQmCC
    """,
    "portraits/okan": """
    iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAVUlEQVR42u3PsQ0AIAgAQXH/2kmc\
    jgKcwoLkPr/AxT25Jreja/QAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
    AAAAAAAA/3/dSWUV+UO0aQAAAABJRU5ErkJggg==
    """,
  ]
}

/// Gives previews the sample pictures.
struct SamplePictures: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    content.imageLoader(SampleImageLoader())
  }
}
