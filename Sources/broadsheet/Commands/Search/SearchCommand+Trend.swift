import ArgumentParser
import Clock
import Files
import MVP
import Newspapers
import Presentation
import Scenes

extension SearchCommand {
  /// Prints pages by time, plots them if wanted, and ends the program.
  @MainActor func printTrend(
    by period: SearchTrend.Period, _ text: String, _ remark: String, _ sources: SearchSources,
    _ output: StandardOutput
  ) async -> Never {
    // Before any request.
    if let refusal = OutputFile.refusal(of: [plot], isForced: force) { output.exit(output.fail(refusal)) }
    let view = TrendText(
      format: format.chosen(for: output), hasHeader: header, remark: remark, output: output)
    let presenter = TrendPresenter(
      text, by: period, sources: sources, clock: SystemClock(), tell: output.note)
    await presenter.present(on: view)
    guard let plot, view.exitCode == ExitStatus.done else { output.exit(view.exitCode) }
    guard let content = presenter.state.content else {
      // What --force would have replaced must not look like the result.
      output.note("no plot was drawn\(OpenFolder.exists(plot) ? "; \(plot) was not changed" : "")")
      output.exit(view.exitCode)
    }
    do throws(NewspaperError) {
      try SearchCommand.write(TrendPlot(content).svg, to: plot)
    } catch {
      output.exit(output.fail(Failure(error)))
    }
    output.exit(view.exitCode)
  }

  /// As PNG if the file's name ends like that, at twice the size of the SVG, for print and large screens.
  private static func write(_ svg: String, to file: String) throws(NewspaperError) {
    guard file.lowercased().hasSuffix(".png") else { return try OutputFile.write(svg, to: file) }
    let png = try PlotPicture.png(of: svg, width: 2 * TrendPlot.width, height: 2 * TrendPlot.height)
    try OutputFile.write(png, to: file)
  }
}

extension SearchTrend.Period: ExpressibleByArgument {}
