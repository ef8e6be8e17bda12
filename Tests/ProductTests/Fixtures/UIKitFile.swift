// A file of an app with views of both kinds: it names UIKit's types as app files do.
import CoreGraphics
import OSLog
import SwiftUI
import UIKit

import class UIKit.UIImage

extension UIColor {
  convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }

  static let brand = UIColor(hex: 0x33_66_99)
  static let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .brand }
}

final class SpinnerController: UIViewController {
  private let spinner = UIActivityIndicatorView(style: .large)

  init(color: UIColor) {
    super.init(nibName: nil, bundle: nil)
    spinner.color = color
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    spinner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(spinner)
    NSLayoutConstraint.activate([
      spinner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      spinner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
    ])
  }
}

struct Spinner: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> SpinnerController {
    SpinnerController(color: .brand)
  }
  func updateUIViewController(_ controller: SpinnerController, context: Context) {}
}

struct SearchField: UIViewRepresentable {
  @Binding var text: String

  final class Coordinator: NSObject, UITextFieldDelegate {
    @Binding var text: String

    init(text: Binding<String>) { _text = text }

    func textFieldDidChangeSelection(_ textField: UITextField) { text = textField.text ?? "" }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField(frame: .zero)
    field.delegate = context.coordinator
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) { field.text = text }
}

struct RoundedCorner: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    Path(
      UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners,
        cornerRadii: CGSize(width: radius, height: radius)
      ).cgPath)
  }
}

struct MixedView: View {
  private let logger = Logger(subsystem: "app", category: "views")
  @State private var text = ""

  var body: some View {
    VStack {
      SearchField(text: $text)
      Spinner().frame(height: UIScreen.main.bounds.height / 4)
      Text("title").font(Font(UIFont.preferredFont(forTextStyle: .headline)))
    }
    .clipShape(RoundedCorner(radius: 8, corners: [.topLeft, .topRight]))
    .onAppear {
      logger.info("shown \(text, privacy: .public) on \(UIDevice.current.name, privacy: .private)")
      UINavigationBar.appearance().tintColor = .adaptive
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UIApplication.shared.open(URL(fileURLWithPath: "/"))
    }
  }
}
