public import Foundation

extension View {
  /// Shows details of what is chosen. On an iPhone they stand in a sheet, as here.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Records how wide details are on an iPad, in points. A sheet takes the width of an iPhone.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    recorded("inspectorColumnWidth", "\(width)")
  }

  /// Records how wide details may be on an iPad, in points. A sheet takes the width of an iPhone.
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    recorded("inspectorColumnWidth", "\(ideal)")
  }
}
