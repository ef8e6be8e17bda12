import OversetCatalogs

extension Rendering {
  /// Whether a phone shows the text: it varies by device in no other way.
  var isForPhone: Bool {
    guard let device = path.device else { return true }
    return device == "iphone" || device == "other"
  }
}
