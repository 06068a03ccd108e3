import MVP
import Newspapers
import Presentation

/// Counts that take separate requests.
extension SearchPresenter {
  /// Counts all found pages by decade, state, language and title, in one request.
  public func countAll() async {
    guard let asked = results else { return }
    guard !asked.source.isLocal, asked.last.hasMore else {
      return say("All pages are counted already; \(key: "filter", "f") shows the counts")
    }
    showWaiting("Counting at \(asked.source.name)")
    var facets: [SearchFacet] = []
    do throws(NewspaperError) {
      for kind in [SearchFacet.Kind.decade, .state, .language, .title] {
        do throws(NewspaperError) {
          facets.append(try await asked.source.facet(kind, of: asked.query, freshness: .atHand))
        } catch {
          // The first shows whether there are any.
          guard case .unsupported = error, !facets.isEmpty else { throw error }
        }
      }
      guard results?.query == asked.query else { return }
      for facet in facets { results?.take(facet) }
      showResults()
      let doubt = facets.compactMap { facet -> String? in
        if case .unequal? = facet.remainder {
          SearchWords.words(for: facet.remainder, of: facet.kind)
        } else {
          nil
        }
      }
      say(doubt.first.map(Notice.failure) ?? "Counted all pages; \(key: "filter", "f") shows the counts")
    } catch {
      fail(error)
    }
  }

  /// Requests the exact number of pages, after saying what that takes.
  public func countExactly() async {
    guard let asked = results else { return }
    guard case .between = asked.exactCount ?? asked.last.count else {
      return say("The count is \(SearchWords.pages(asked.exactCount ?? asked.last.count)) already")
    }
    do throws(NewspaperError) {
      let explanation = try await asked.source.explanation(of: asked.query, order: asked.order)
      guard let requests = explanation.exactRequests else {
        return say(
          !explanation.beginnings.isEmpty
            ? "No exact count: not all words that begin this way are known here"
            : !explanation.gaps.isEmpty
              ? "No exact count: \(explanation.source) may have more newspapers than those that were asked for"
              : "No exact count: some pages can only be told apart by reading them")
      }
      let price = Numerals.count(requests, "request")
      guard explanation.offersExactCount else {
        return say("An exact count takes \(price); narrow the search")
      }
      guard priced == asked.query else {
        priced = asked.query
        let seconds = requests * explanation.secondsPerRequest
        return say(
          "Exact count: up to \(price), about \(Numerals.grouped(seconds)) s; \(key: "count-exactly", "c") again asks"
        )
      }
      priced = nil
      showWaiting("Counting at \(asked.source.name)")
      let source = asked.source.allowing(SearchAllowance(countsExactly: true))
      let count = try await source.count(of: asked.query, freshness: .atHand)
      guard results?.query == asked.query else { return }
      results?.exactCount = count
      showResults()
      say(Notice(SearchWords.pages(count)))
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: NewspaperError) {
    guard error != .canceled else { return }
    showResults()
    sayNoCounts(error)
  }

  /// Says why there are no counts, while the hits stay.
  func sayNoCounts(_ error: NewspaperError) {
    hasFailedCounts = true
    say(.failure(Failure(error).message))
  }

  /// Right after counts failed, readers who waited for them mean to leave those, not the search.
  /// - Returns: false if none have just failed.
  public func leaveFailedCounts() -> Bool {
    guard hasFailedCounts else { return false }
    say("The pages found are still here; \(key: "back", "q") again goes back")
    return true
  }

  private func say(_ notice: Notice) { router?.announce(notice) }
}
