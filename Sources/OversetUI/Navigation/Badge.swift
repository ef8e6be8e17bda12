extension View {
  /// Records a number beside a row or on a tab; 0 is none. It is not drawn.
  @ViewBuilder
  public func badge(_ count: Int) -> some View {
    if count == 0 { self } else { ignored("badge", "\(count)") }
  }

  /// Records words beside a row or on a tab. They are not drawn.
  @ViewBuilder
  public func badge(_ label: Text?) -> some View {
    if let label { ignored("badge", label) } else { self }
  }

  /// Records words, looked up in the catalogs, beside a row or on a tab. They are not drawn.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Records words beside a row or on a tab, without looking them up. They are not drawn.
  @_disfavoredOverload
  public func badge<Words: StringProtocol>(_ label: Words?) -> some View {
    badge(label.map { Text($0) })
  }
}
