// Every module with a name of Apple's, and names that are written with it.
import Charts
import CoreGraphics
import OSLog
import SwiftUI
import SwiftUICore
import UIKit
import WidgetKit
import os

import struct Combine.AnyPublisher
import struct SwiftUI.Color
import class UIKit.UIColor

#if !(canImport(Charts) && canImport(Combine) && canImport(UIKit) && canImport(os))
  #error("the compiler sees what the imports find")
#endif

private let log = os.Logger(subsystem: "app", category: "view")

struct Text: SwiftUI.View {
  let values: Combine.AnyPublisher<Int, Never>

  var body: some SwiftUI.View {
    log.debug("draws \(1, privacy: .public)")
    return SwiftUI.Text("a").foregroundStyle(SwiftUI.Color(UIKit.UIColor.red))
  }
}
