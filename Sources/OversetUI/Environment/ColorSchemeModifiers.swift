extension View {
  /// Shows this view light or dark, whatever the matrix sets.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Shows this view light or dark, whatever the matrix sets; nil leaves it as it is.
  ///
  /// On iOS it holds for the whole screen around the view; here for the view and everything inside it.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { scheme in
      if let colorScheme { scheme = colorScheme }
    }
  }
}
