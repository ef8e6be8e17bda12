public import Foundation

/// A wheel that reloads a table of UIKit. Nothing is shown; SwiftUI views have `refreshable`.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// The words below the wheel.
  open var attributedTitle: NSAttributedString?
  /// Whether it turns.
  open private(set) var isRefreshing = false

  /// Lets it turn.
  open func beginRefreshing() { isRefreshing = true }
  /// Lets it stand.
  open func endRefreshing() { isRefreshing = false }
}

/// A picker of dates of UIKit, which is not drawn.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// The parts of a date.
  public enum Mode: Int, Sendable {
    /// The time.
    case time
    /// The date.
    case date
    /// Both.
    case dateAndTime
    /// How long.
    case countDownTimer
    /// The month.
    case yearAndMonth
  }

  /// The date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The first date.
  open var minimumDate: Date?
  /// The last date.
  open var maximumDate: Date?
  /// The parts of the date.
  open var datePickerMode = Mode.dateAndTime
  /// The look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The language.
  open var locale: Locale?
  /// The calendar.
  open var calendar: Calendar = Calendar(identifier: .gregorian)
  /// The time zone.
  open var timeZone: TimeZone?
  /// The step, in minutes.
  open var minuteInterval = 1
  /// How long, in seconds.
  open var countDownDuration: TimeInterval = 0

  /// Keeps the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// The look of a picker of dates.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system likes.
  case automatic
  /// Wheels.
  case wheels
  /// A field.
  case compact
  /// A calendar.
  case inline
}

/// Wheels of UIKit, which are not drawn.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  /// What the wheels show. Nothing asks it.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// What hears of them.
  open weak var delegate: (any UIPickerViewDelegate)?
  private var chosen: [Int: Int] = [:]

  /// Does nothing.
  open func reloadAllComponents() {}
  /// Does nothing.
  open func reloadComponent(_ component: Int) {}
  /// Keeps the row of a wheel.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    chosen[component] = row
  }
  /// The row of a wheel.
  open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? -1 }
}

/// What wheels of UIKit show. Nothing asks it.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What hears of wheels of UIKit. Nothing calls it.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
  /// The words of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// A row was chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// The view of a row.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// The height of a row, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// An empty one.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
  /// As usual.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  {
    32
  }
}

/// A bar of progress of UIKit, which is not drawn.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// The look.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default`
    /// As in a bar.
    case bar
  }

  /// How much is done, 0 to 1.
  open var progress: Float = 0
  /// The colour of what is done.
  open var progressTintColor: UIColor?
  /// The colour of what is left.
  open var trackTintColor: UIColor?

  /// Creates a bar.
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  /// Keeps how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Buttons for more and less of UIKit, which are not drawn.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// The value.
  open var value = 0.0
  /// The least.
  open var minimumValue = 0.0
  /// The largest.
  open var maximumValue = 100.0
  /// The step.
  open var stepValue = 1.0
  /// Whether it begins again at the end.
  open var wraps = false
  /// Whether it goes on while it is held.
  open var autorepeat = true

  /// Is not kept.
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  /// Is not kept.
  open func setDecrementImage(_ image: UIImage?, for state: State) {}
  /// Is not kept.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
}

/// A button that opens a palette of UIKit, which is not drawn.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
  /// The colour.
  open var selectedColor: UIColor?
  /// The title of the palette.
  open var title: String?
  /// Whether it has an opacity.
  open var supportsAlpha = true
}

/// A calendar of UIKit, which is not drawn.
@MainActor @preconcurrency
open class UICalendarView: UIView {
  /// A mark of a day.
  @MainActor @preconcurrency
  public final class Decoration {
    init() {}

    /// A dot.
    public static func `default`(
      color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration() }
    /// A picture.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration() }
    /// A view.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration()
    }
  }

  /// How large a mark is.
  public enum DecorationSize: Int, Sendable {
    /// Small.
    case small
    /// Usual.
    case medium
    /// Large.
    case large
  }

  /// What hears of it.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// The calendar.
  open var calendar = Calendar(identifier: .gregorian)
  /// The language.
  open var locale = Locale(identifier: "en_US")
  /// The time zone.
  open var timeZone: TimeZone?
  /// How days are chosen.
  open var selectionBehavior: UICalendarSelection?
  /// The days there are.
  open var availableDateRange = DateInterval()
  /// The month that is shown.
  open var visibleDateComponents = DateComponents()
  /// The look of digits.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// Whether days have marks.
  open var wantsDateDecorations = true

  /// Does nothing.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {}
}

/// What hears of a calendar of UIKit. Nothing calls it.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: AnyObject {
  /// The mark of a day.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
}

/// How days of a calendar of UIKit are chosen.
@MainActor @preconcurrency
open class UICalendarSelection {
  init() {}
}

/// One day.
@MainActor @preconcurrency
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The day.
  open var selectedDate: DateComponents?

  /// Creates a choice of one day.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { super.init() }

  /// Keeps the day.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }
}

/// What hears of a chosen day. Nothing calls it.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// A day was chosen.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}
