extension Shape {
  /// The outline that is filled or cut along in a style. What the renderer knows lies nowhere twice inside of its outline.
  func geometry(in style: FillStyle) -> _ShapeGeometry {
    let geometry = _geometry
    guard style.isEOFilled, case .drawn(let mirrors, let app, let path) = geometry.value else {
      return geometry
    }
    return _ShapeGeometry(mirrors: mirrors, app: app) { path($0).outline(in: style) }
  }
}

extension Path {
  /// The outline that is filled or cut along in a style.
  func outline(in style: FillStyle) -> Path { style.isEOFilled ? normalized(eoFill: true) : self }
}
