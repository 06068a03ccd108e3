import Clock
import MVP
import Presentation
import Terminal
import TerminalUI

/// A newspaper's record for `browse`.
public final class NewspaperDetailScreen: DocumentScreen<NewspaperDetailPresenter> {
  let frontPage: FrontPagePane
  /// Whether the page takes precedence if it is on this machine and there is no room for both.
  let isPageFirst: Bool
  /// Whether the reader wants the page instead of the record.
  var isPageInstead = false
  /// Whether the reader requested a page that was not here.
  var isPageAsked = false
  var pagePlace = PagePlace.none

  public init(
    presenter: NewspaperDetailPresenter, pictures: ThumbnailsPresenter, preview: FrontPagePreview = .ask,
    isPageFirst: Bool = false, clock: any WallClock, components: [any ScreenComponent] = []
  ) {
    self.isPageFirst = isPageFirst
    frontPage = FrontPagePane(presenter: pictures, preview: preview)
    super.init(presenter: presenter, clock: clock, components: [AgeTicker(), frontPage] + components)
  }

  /// A record that has not loaded has a name, too, if the list or an earlier session knew it.
  public override var title: String {
    (presenter.state.content ?? presenter.preview)?.row.title ?? "Newspaper"
  }

  public override var bindings: [KeyBinding] { NewspaperDetailKeys.bindings }

  public override var drawnCommands: Set<Command> { [.loadPicture] }
  public override var drawnWords: [String] { [frontPageWords].compactMap(\.self) }

  public override var contentName: String { "Record" }
  /// What a list says about the newspaper is shown without its record.
  public override var trouble: Failure? { super.trouble ?? presenter.state.content?.lack }
  public override var beginsAnywhere: Bool { true }

  /// Issues are found by the newspaper's number.
  public override func needsContent(_ command: Command) -> Bool {
    [.firstIssue, .lastIssue, .loadPicture].contains(command)
      || NewspaperKeys.needingNewspaper.contains(command)
      || super.needsContent(command)
  }

  /// Without its record, retrying is what Enter does, and the first thing to do, unless the server refuses.
  public override var contentHints: [KeyBinding] {
    guard let lack = presenter.state.content?.lack, lack.canRetry, !isRefused else {
      return super.contentHints
    }
    return bindings.filter { $0.command == .refresh }.map { $0.hinting("retry") }
      + bindings.filter { $0.command != .refresh && $0.command != .open }.map {
        $0.command == .issues ? $0.hinting("issues") : $0
      }
  }

  public override var status: ScreenStatus {
    // The age of the list says nothing about the record, which did not arrive.
    if presenter.state.content?.lack != nil { return ScreenStatus(position: position) }
    return StatusWords.status(of: presenter.state, position: position, clock: clock)
  }

  public override func abandonParts() -> Bool { isOnTop && frontPage.abandon() }

  /// A closed screen begins again if it is reopened.
  public override func gaveUp() { if isOnTop { presenter.gaveUp() } }

  /// Other screens and programs may have changed the bookmark.
  public override func cameToTop() {
    carryOut {
      await $0.showBookmark()
      await $0.recordVisit()
      // Otherwise the search has only just begun.
      if $0.frontPages != nil { await $0.lookForFrontPages() }
    }
  }

  public override func drawContent(
    _ content: NewspaperDetailContent, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    guard let room = drawFrontPage(content, on: &canvas, in: rect, theme: theme) else { return }
    super.drawContent(content, on: &canvas, in: room, theme: theme, isFocused: isFocused)
  }

  public override func render(_ state: ViewState<NewspaperDetailContent>) {
    if isOnTop, presenter.owesVisit { carryOut { await $0.recordVisit() } }
    super.render(state)
  }

  public override func beginBeside() {
    perform { await $0.startBeside() }
    carryOut { await $0.showBookmark() }
  }

  /// A preview beside the list has been opened.
  public override func beginAgain() { performInstead { await $0.start() } }

  public override func handleBeside(_ command: Command) -> Bool {
    switch command {
    case .loadPicture: loadFrontPageBeside()
    case .back: return frontPage.abandon()
    default: return false
    }
    return true
  }

  public override func handle(_ command: Command, count: Int?) -> Bool {
    switch command {
    case .refresh: perform { await $0.refresh() }
    case .bookmark: carryOut { await $0.toggleBookmark() }
    case .undo: carryOut { await $0.undo() }
    case .redo: carryOut { await $0.redo() }
    case .bookmarks: presenter.openBookmarks()
    case .issues: presenter.openIssues()
    case .search: presenter.openSearch()
    case .loadPicture: showFrontPage()
    case .back where isPageInstead && pagePlace == .instead:
      if !abandonWork() { isPageInstead = false }
      onChange()
    case .open where presenter.lacksRecord && !isRefused: perform { await $0.start() }
    // Enter goes further: from the list to the record, and from there to the issues.
    case .open where !isLinkFocused: presenter.openIssues()
    case .firstIssue: presenter.openIssue(isFirst: true)
    case .lastIssue: presenter.openIssue(isFirst: false)
    case .openInBrowser: presenter.openInBrowser()
    case .copyCitation, .citeAs: carryOut { await $0.cite(choosesStyle: command == .citeAs) }
    case .nextLink, .previousLink:
      return presenter.canFollow() ? super.handle(command, count: count) : true
    default:
      guard let part = CopiedPart(command) else { return super.handle(command, count: count) }
      presenter.copy(part)
    }
    return true
  }
}
