import ArgumentParser
import MVP
import Newspapers
import Presentation
import Scenes

extension SearchCommand {
  /// Prints pages by time, draws them if wanted, and ends the program.
  @MainActor func printTrend(
    by period: SearchTrend.Period, _ text: String, _ remark: String, _ sources: SearchSources,
    _ output: StandardOutput
  ) async -> Never {
    let view = TrendText(
      format: format.chosen(for: output), hasHeader: header, remark: remark, output: output)
    let presenter = TrendPresenter(text, by: period, sources: sources)
    await presenter.present(on: view)
    if let plot, let content = presenter.state.content {
      do throws(NewspaperError) {
        try OutputFile.write(TrendPlot(content).svg, to: plot)
      } catch {
        output.exit(output.fail(Failure(error)))
      }
    }
    output.exit(view.exitCode)
  }
}

extension SearchTrend.Period: ExpressibleByArgument {}
