import MVP
import Newspapers
import Presentation

/// Says how a search would be run, and what that takes.
public final class ExplanationPresenter: MvpPresenter<ExplanationContent> {
  private let text: String
  private let order: SearchOrder?
  private let source: (any FullTextSearch)?
  private let window: Window
  private let countsExactly: Bool?
  private let named: String?

  /// - Parameters:
  ///   - order: nil for the default one.
  ///   - window: the hits whose price is wanted.
  ///   - countsExactly: whether the price of an exact count is wanted instead, or that of an ordinary one; nil for hits.
  ///   - named: the source that the user named, for the command; nil if none.
  public init(
    _ text: String, order: SearchOrder?, sources: SearchSources, window: Window, countsExactly: Bool? = nil,
    named: String?
  ) {
    self.text = text
    self.window = window
    self.countsExactly = countsExactly
    self.order = order
    source = sources.asked
    self.named = named
  }

  public override func start() async {
    guard let source, let query = try? SearchQuery.read(text).query else {
      return show(.failed(SearchWords.nobody))
    }
    do throws(NewspaperError) {
      let explanation = try await source.explanation(of: query, order: order ?? query.usualOrder)
      show(
        .content(
          ExplanationContent(explanation, window: window, countsExactly: countsExactly, named: named)))
    } catch {
      if error != .canceled { showFailure(Failure(error)) }
    }
  }
}
