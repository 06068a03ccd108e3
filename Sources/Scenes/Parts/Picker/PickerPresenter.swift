import MVP
import Newspapers
import Presentation

/// Lets the reader pick one of several things and passes it to the caller.
public final class PickerPresenter<Options: PickerOptions>: MvpPresenter<PickerContent>, ListPresenting {
  private let options: Options
  private let reply: Reply<Options.Value>
  private let router: any Router<Route>
  private var all: [(option: PickerOption<Options.Value>, folded: String)] = []
  private var typing: @Sendable (String) -> [PickerOption<Options.Value>] = { _ in [] }
  private var isLoaded = false
  /// What is shown while nothing is typed; nil until it is loaded.
  public private(set) var whole: PickerContent?
  /// What was typed, perhaps before there was anything to narrow.
  private var typed = ""
  private var shown: [PickerOption<Options.Value>] = []

  public init(options: Options, reply: Reply<Options.Value>, router: any Router<Route>) {
    self.options = options
    self.reply = reply
    self.router = router
  }

  public override func start() async {
    showWaiting("Loading choices")
    do throws(NewspaperError) {
      all = try await options.options().map { ($0, TitleText.folded($0.row.title)) }
      typing = try await options.typing()
      isLoaded = true
      whole = PickerContent(rows: undeep.map(\.row), identity: "")
      narrow(to: typed)
    } catch {
      if error != .canceled { showFailure(Failure(error)) }
    }
  }

  /// Shows options whose names contain `text`, ignoring case and diacritics: first the one with exactly that
  /// name, then those that begin with it, and at last those made of the text.
  public func narrow(to text: String) {
    typed = text
    guard isLoaded else { return }
    let folded = TitleText.folded(text)
    if folded.isEmpty {
      shown = undeep
    } else {
      func rank(_ name: String) -> Int { name == folded ? 0 : name.hasPrefix(folded) ? 1 : 2 }
      let found = all.filter { $0.folded.contains(folded) }
      shown =
        (0...2).flatMap { wanted in found.filter { rank($0.folded) == wanted } }.map(\.option)
        + typing(text)
    }
    guard !shown.isEmpty else { return show(.empty(EmptyState("No match"))) }
    show(.content(PickerContent(rows: shown.map(\.row), identity: folded)))
  }

  private var undeep: [PickerOption<Options.Value>] { all.map(\.option).filter { !$0.isDeep } }

  public func open(row: Int) {
    guard shown.indices.contains(row) else { return }
    reply.send(shown[row].value)
    router.back()
  }

  public func leave() { router.back() }

  /// All rows are always loaded.
  public func reveal(_ rows: Range<Int>) async {}

  public func select(row: Int) {}
}
