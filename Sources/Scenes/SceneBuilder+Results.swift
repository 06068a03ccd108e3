import MVP
import Newspapers
import Presentation
import TerminalUI

/// Screens of a corpus job's result.
extension SceneBuilder {
  func screen(
    in result: any CorpusResult, at place: ResultRoute, _ router: any Router<Route>
  ) -> any Screen {
    switch place {
    case .counts(let query):
      CorpusResultScreen(
        presenter: CorpusResultPresenter(query: query, result: result, router: router),
        clock: clock, components: components)
    case .hits(let query):
      ConcordanceScreen(
        presenter: ConcordancePresenter(
          query: query, result: result, archive: service.archive, router: router, desktop: desktop,
          citer: citer),
        clock: clock, components: components)
    case .filterPicker(let query, let tallies, let reply):
      picker("Filter by", CountFilterOptions(query: query, tallies: tallies), reply, router)
    case .valuePicker(let kind, let tallies, let reply):
      picker(kind.rawValue, CountValueOptions(kind: kind, tallies: tallies), reply, router)
    case .countOrderPicker(let current, let reply):
      picker("Sort by", CountOrderOptions(current: current), reply, router)
    case .hitOrderPicker(let current, let reply):
      picker("Sort by", HitOrderOptions(current: current), reply, router)
    }
  }
}
