import Foundation
import OversetConfig
import OversetLayoutEngine
import OversetUI
import OversetVocabulary

extension Device {
  /// A width, in points, in place of a device.
  static func width(_ width: CGFloat, scale: CGFloat) -> Device {
    Device(
      token: "w\(number(width))", name: "\(width) points wide",
      size: CGSize(width: width, height: width), scale: scale,
      safeArea: SafeArea(top: 0, bottom: 0))
  }

  /// A number in a name: `393`, `120-5`.
  fileprivate static func number(_ value: CGFloat) -> String {
    let text = value == value.rounded() && abs(value) < 1e6 ? "\(Int(value))" : "\(value)"
    return text.replacing(".", with: "-")
  }
}

extension ViewImageConfig {
  /// The screen as a device of the matrix, for an interface that runs in `direction`.
  ///
  /// - Throws: `Diagnostic` where the screen has no size, or one that nothing fits in.
  func device(direction: LayoutDirection) throws(Diagnostic) -> Device {
    guard let size else {
      throw Diagnostic(
        .usage, problem: "the screen has no size",
        remedy: "use a device such as `.iPhoneX`, or call `assertFittingSnapshot`")
    }
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw Diagnostic(
        .usage, problem: "a screen of \(size.width) x \(size.height) points is empty",
        remedy: "use a width and a height above 0")
    }
    let scale = traits.displayScale > 0 ? traits.displayScale : 3
    let token = "\(Device.number(size.width))x\(Device.number(size.height))"
    let isMirrored = direction == .rightToLeft
    return Device(
      token: token, name: "\(token) points", size: size, scale: scale,
      safeArea: SafeArea(
        top: safeArea.top, bottom: safeArea.bottom,
        leading: isMirrored ? safeArea.right : safeArea.left,
        trailing: isMirrored ? safeArea.left : safeArea.right),
      sizeClasses: traits.sizeClasses(of: size))
  }
}
