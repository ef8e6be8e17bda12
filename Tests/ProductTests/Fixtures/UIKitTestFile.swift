// Swift asks for modules called _Testing_UIKit and _Testing_CoreGraphics here.
import CoreGraphics
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ColorTests {
  @Test("white is not black") func white() { #expect(UIColor.white != UIColor.black) }
}
