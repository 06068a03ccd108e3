import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The newspaper's front page, or exactly the page that a row is about: beside the record, instead of it, or
/// below it.
extension NewspaperDetailScreen {
  /// In panes with at least this many columns, the page is to the right of the record.
  private static let sharedColumns = 102
  private static let recordColumns = 50
  /// With fewer rows below the record, only the text is shown.
  private static let leastRows = 12
  /// The day of the page, and an empty row.
  private static let headingRows = 2

  /// Where the page goes.
  enum PagePlace {
    case none, beside, instead, below
  }

  /// Draws the page where there is room, and returns the space left for the record; nil if there is none.
  func drawFrontPage(
    _ content: NewspaperDetailContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) -> Rect? {
    guard frontPage.isWanted(on: canvas), let pages = presenter.frontPages, !pages.isEmpty else {
      frontPage.lookAway()
      pagePlace = .none
      return rect
    }
    if canvas.size.columns >= ScreenWindow<Route>.sharingWidth, rect.columns >= Self.sharedColumns {
      return drawBeside(content, pages, on: &canvas, in: rect, theme)
    }
    guard isPageFirst || isPageInstead else { return drawBelow(content, pages, on: &canvas, in: rect, theme) }
    return drawInstead(content, pages, on: &canvas, in: rect, theme) ? rect : nil
  }

  private func drawBeside(
    _ content: NewspaperDetailContent, _ pages: [PageID], on canvas: inout Canvas, in rect: Rect,
    _ theme: Theme
  ) -> Rect {
    pagePlace = .beside
    let room = rect.dropTop(Self.headingRows)
    let most = rect.columns - Self.recordColumns - 2
    let columns = FrontPagePane.place(in: room, most: min(most, FrontPagePane.mostColumns)).columns
    let record = rect.left(rect.columns - columns - 2)
    for row in rect.row..<rect.row + rect.rows {
      canvas.write("│", row: row, column: record.column + record.columns, width: 1, style: theme[.frame])
    }
    let right = rect.dropLeft(record.columns + 2)
    let picture = FrontPagePane.place(in: right.dropTop(Self.headingRows))
    frontPage.look(at: pages, on: canvas, in: picture)
    drawPage(of: content, below: right.top(1), on: &canvas, in: picture, theme)
    return record
  }

  /// Draws the page as large as possible; true if there is none, so that the record is shown.
  private func drawInstead(
    _ content: NewspaperDetailContent, _ pages: [PageID], on canvas: inout Canvas, in rect: Rect,
    _ theme: Theme
  ) -> Bool {
    let room = rect.inset(columns: 1)
    let picture = FrontPagePane.place(in: room.dropTop(Self.headingRows), most: room.columns)
    frontPage.look(at: pages, on: canvas, in: picture)
    guard frontPage.hasPicture || isPageInstead || isPageAsked else {
      pagePlace = .none
      return true
    }
    pagePlace = .instead
    canvas.write(
      content.row.title, row: room.row, column: room.column, width: room.columns, style: theme[.heading])
    drawPage(of: content, below: room.dropTop(1).top(1), on: &canvas, in: picture, theme)
    return false
  }

  /// Below the text, if enough rows are free: the page, or the top of one that is too tall.
  private func drawBelow(
    _ content: NewspaperDetailContent, _ pages: [PageID], on canvas: inout Canvas, in rect: Rect,
    _ theme: Theme
  ) -> Rect {
    let text = rect.top(rows(of: content, columns: rect.columns) + 1)
    let room = rect.dropTop(text.rows).inset(columns: 1)
    pagePlace = .none
    guard room.rows > Self.leastRows, room.columns >= FrontPagePane.fewestColumns,
      canvas.size.columns >= ScreenWindow<Route>.sharingWidth
    else {
      frontPage.lookAway()
      return rect
    }
    let below = room.dropTop(1)
    let columns = min(max(below.rows * 3 / 2, FrontPagePane.fewestColumns), FrontPagePane.mostColumns)
    let wide = below.left(columns)
    let picture = wide.top(min(wide.rows, PictureGrid.height(ofColumns: wide.columns)))
    frontPage.look(at: pages, on: canvas, in: picture)
    guard frontPage.hasPicture || isPageAsked else { return rect }
    pagePlace = .below
    drawPage(of: content, below: room.top(1), on: &canvas, in: picture, theme, isCut: true)
    return text
  }

  private func drawPage(
    of content: NewspaperDetailContent, below heading: Rect, on canvas: inout Canvas, in picture: Rect,
    _ theme: Theme, isCut: Bool = false
  ) {
    frontPage.drawHeading(on: &canvas, in: heading, theme: theme) { presenter.heldPages.contains($0) }
    frontPage.draw(
      of: content.row.title, loading: loadKey, on: &canvas, in: picture, theme: theme, isCut: isCut)
  }

  // MARK: Commands

  /// Loads the page where it is shown; otherwise shows it instead of the record.
  func showFrontPage() {
    if let obstacle { return presenter.announce(obstacle) }
    switch pagePlace {
    case .beside: _ = frontPage.load()
    case .instead where frontPage.canLoad: _ = frontPage.load()
    case .instead where isPageInstead: isPageInstead = false
    case .instead, .below, .none: isPageInstead = true
    }
    onChange()
  }

  /// The active screen leaves it to the record beside it.
  func loadFrontPageBeside() {
    isPageAsked = true
    if let obstacle {
      presenter.announce(obstacle)
    } else if !frontPage.load() {
      presenter.announce(
        "No room for the front page here; \(key: "open", "Enter"), then \(key: "load-picture", "v") shows it")
    }
    onChange()
  }

  /// Why there is no page to show; nil if there is one.
  private var obstacle: String? {
    if frontPage.isNeverWanted { return FrontPagePane.neverWords }
    return presenter.frontPages?.isEmpty == false
      ? nil : "No front page is known here; \(key: "issues", "i") shows the issues"
  }
}
