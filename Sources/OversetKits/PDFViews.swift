public import Foundation
public import OversetUI

// What PDFKit has for views. No file is read, so that a document has no pages.

/// A document of pages. It is not read.
open class PDFDocument: NSObject {
  /// Where it lies; nil for data.
  public let documentURL: URL?
  private let data: Data?
  /// Its title and the like; nil.
  open var documentAttributes: [AnyHashable: Any]?
  /// The number of pages: none is read.
  open var pageCount: Int { 0 }
  /// Its text: none is read.
  open var string: String? { nil }
  /// Whether a password opens it: it is not read.
  open var isEncrypted: Bool { false }
  /// Whether it has to be opened by a password: it is not read.
  open var isLocked: Bool { false }

  /// Creates a document without pages.
  public override init() { (documentURL, data) = (nil, nil) }
  /// Creates the document of a file, which is not read.
  public init?(url: URL) { (documentURL, data) = (url, nil) }
  /// Creates a document of data, which are not read.
  public init?(data: Data) { (documentURL, self.data) = (nil, data) }

  /// None.
  open func page(at index: Int) -> PDFPage? { nil }
  /// 0.
  open func index(for page: PDFPage) -> Int { 0 }
  /// Is not kept.
  open func insert(_ page: PDFPage, at index: Int) {}
  /// Does nothing: there are no pages.
  open func removePage(at index: Int) {}
  /// Opens nothing.
  open func unlock(withPassword password: String) -> Bool { false }
  /// The data that it was made of.
  open func dataRepresentation() -> Data? { data }
  /// Writes nothing.
  open func write(to url: URL) -> Bool { false }
  /// Finds nothing.
  open func findString(_ string: String, withOptions options: NSString.CompareOptions = [])
    -> [PDFSelection]
  { [] }
}

/// A page of a document.
open class PDFPage: NSObject {
  /// The document that it belongs to.
  public weak var document: PDFDocument?
  /// How far it is turned, in degrees.
  open var rotation = 0
  /// Its text: none is read.
  open var string: String? { nil }
  /// Its number in words; nil.
  open var label: String? { nil }
  /// What stands on it.
  open var annotations: [PDFAnnotation] { [] }

  /// Creates an empty page.
  public override init() {}
  /// Creates a page of a picture, which is not kept.
  public init?(image: UIImage) {}

  /// A page of A4, in points.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    CGRect(x: 0, y: 0, width: 595, height: 842)
  }
  /// An empty picture.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
  /// Is not kept.
  open func addAnnotation(_ annotation: PDFAnnotation) {}
  /// Does nothing.
  open func removeAnnotation(_ annotation: PDFAnnotation) {}
  /// Draws nothing.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}
}

/// A mark on a page. It is not drawn.
open class PDFAnnotation: NSObject {
  /// Where it lies, in points.
  open var bounds = CGRect.zero
  /// Its colour.
  open var color = UIColor.clear
  /// Its words.
  open var contents: String?
}

/// A part of the text of a document.
open class PDFSelection: NSObject {
  /// The document.
  public let document: PDFDocument?
  /// The pages.
  open var pages: [PDFPage] { [] }
  /// The text.
  open var string: String? { nil }
  /// Its colour.
  open var color: UIColor?

  /// Creates an empty part.
  public init(document: PDFDocument) { self.document = document }
}

/// The part of a page that is meant.
public enum PDFDisplayBox: Int, Sendable {
  /// The sheet.
  case mediaBox
  /// What is seen.
  case cropBox
  /// What is printed, with what is cut off.
  case bleedBox
  /// What is left after cutting.
  case trimBox
  /// What the author means.
  case artBox
}

/// How pages stand.
public enum PDFDisplayMode: Int, Sendable {
  /// One.
  case singlePage
  /// One below the other.
  case singlePageContinuous
  /// Two.
  case twoUp
  /// Two beside each other, and so on downwards.
  case twoUpContinuous
}

/// In which direction pages follow each other.
public enum PDFDisplayDirection: Int, Sendable {
  /// Downwards.
  case vertical
  /// Sideways.
  case horizontal
}

/// A view of a document. A labelled frame stands for what shows it.
open class PDFView: UIView {
  /// The document.
  open var document: PDFDocument?
  /// How pages stand.
  open var displayMode = PDFDisplayMode.singlePageContinuous
  /// In which direction pages follow each other.
  open var displayDirection = PDFDisplayDirection.vertical
  /// The part of a page that is shown.
  open var displayBox = PDFDisplayBox.cropBox
  /// Whether pages are as wide as the view.
  open var autoScales = false
  /// The size, as a factor.
  open var scaleFactor: CGFloat = 1
  /// The least size, as a factor.
  open var minScaleFactor: CGFloat = 0.1
  /// The greatest size, as a factor.
  open var maxScaleFactor: CGFloat = 10
  /// The size at which a page fits, as a factor.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// Whether there is a gap between pages.
  open var displaysPageBreaks = true
  /// The gap, in points.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
  /// Whether pages have a shadow.
  open var pageShadowsEnabled = true
  /// The page that is shown: none.
  open var currentPage: PDFPage? { nil }
  /// What is chosen.
  open var currentSelection: PDFSelection?
  /// What is marked.
  open var highlightedSelections: [PDFSelection]?
  /// What is told of links.
  public weak var delegate: (any PDFViewDelegate)?
  /// Whether there is a page before.
  open var canGoToPreviousPage: Bool { false }
  /// Whether there is a page behind.
  open var canGoToNextPage: Bool { false }

  /// Does nothing: there are no pages.
  open func go(to page: PDFPage) {}
  /// Does nothing: there are no pages.
  open func go(to selection: PDFSelection) {}
  /// Does nothing: there are no pages.
  open func goToNextPage(_ sender: Any?) {}
  /// Does nothing: there are no pages.
  open func goToPreviousPage(_ sender: Any?) {}
  /// Does nothing: there are no pages.
  open func goToFirstPage(_ sender: Any?) {}
  /// Does nothing: there are no pages.
  open func goToLastPage(_ sender: Any?) {}
  /// Does nothing.
  open func usePageViewController(
    _ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil
  ) {}
  /// Does nothing.
  open func zoomIn(_ sender: Any?) {}
  /// Does nothing.
  open func zoomOut(_ sender: Any?) {}
  /// Does nothing.
  open func layoutDocumentView() {}
}

/// What is told of a view of a document. Nothing is told.
@MainActor @preconcurrency
public protocol PDFViewDelegate: AnyObject {}

/// Small pictures of the pages of a document. A labelled frame stands for what shows them.
open class PDFThumbnailView: UIView {
  /// The view of the document.
  public weak var pdfView: PDFView?
  /// The size of a picture, in points.
  open var thumbnailSize = CGSize(width: 30, height: 40)
  /// In which direction pictures follow each other.
  open var layoutMode = PDFDisplayDirection.vertical
}

extension Notification.Name {
  /// That another page is shown: never.
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  /// That the size is another: never.
  public static let PDFViewScaleChanged = Notification.Name("PDFViewChangedScale")
}
