import ArgumentParser
import Files
import HTTP
import MVP
import Newspapers
import Presentation
import Scenes

/// What `cite` is asked to cite.
extension CiteCommand {
  /// - Throws: `FileFailure` if standard input cannot be read; `ValidationError` for arguments, and `ExitCode`,
  ///   after a report.
  @MainActor func readItems(
    _ services: inout HomeServices, _ settings: Settings, _ output: StandardOutput
  ) async throws -> [CiteOrder.Item] {
    var items: [CiteOrder.Item] = []
    for work in try CiteCommand.joined(works) {
      if work == "-" {
        items += try readLines(of: "-", &services, settings, output)
      } else if let file = CiteCommand.file(work) {
        items.append(CiteOrder.Item(file, at: try services.service(for: .anywhere)))
      } else {
        items.append(try item(GivenPlace.argument(work), &services, settings))
      }
    }
    if let list { items += try readLines(of: list, &services, settings, output) }
    for search in searches {
      let query = try SearchFault.read(search, reportingTo: output).query
      // A saved search has its own source.
      let (source, order) = try await source.asSaved(query, output)
      items.append(CiteOrder.Item(.search(query, order), at: try source.services().service))
    }
    return items
  }

  /// - Parameter path: `-` for standard input.
  @MainActor private func readLines(
    of path: String, _ services: inout HomeServices, _ settings: Settings, _ output: StandardOutput
  ) throws -> [CiteOrder.Item] {
    var lines = try StandardLines(of: path)
    let name = InputName.of(path)
    var items: [CiteOrder.Item] = []
    while let line = try lines.next() {
      let number = lines.number
      guard !line.isEmpty, !(number == 1 && line.hasPrefix("date\ttitle\t")) else { continue }
      if number == 1, let refusal = PageLine.refusal(of: line.trimmed, in: name) {
        throw ExitCode(output.fail(Failure(refusal)))
      }
      items.append(try item(ofLine: line, number, of: name, &services, settings))
    }
    if items.isEmpty { output.note("\(name) names nothing to cite") }
    return items
  }

  @MainActor private func item(
    ofLine line: String, _ number: Int, of input: String, _ services: inout HomeServices, _ settings: Settings
  ) throws -> CiteOrder.Item {
    let service = try services.service(for: .anywhere)
    func fault(_ reason: String, _ exitCode: Int32) -> CiteOrder.Item {
      let failure = Failure("line \(number) of \(input): \(reason)", exitCode: exitCode)
      return CiteOrder.Item(.fault(failure), at: service)
    }
    let name = line.trimmed
    switch CiteCommand.read(line) {
    case .success(let read):
      let place = read.place
      if CiteCommand.mayBeSidecar(name), let file = CiteCommand.file(name, number: number, of: input) {
        return CiteOrder.Item(file, at: service)
      }
      if let site = place.home.siteElsewhere(named: source.source, settings) {
        return fault("it is at \(site), and --source names another source", ExitStatus.usage)
      }
      return try item(place, as: read.row, &services, settings)
    case .failure(let reason):
      if let file = CiteCommand.file(name, number: number, of: input) {
        return CiteOrder.Item(file, at: service)
      }
      return fault(reason.reason, ExitStatus.badData)
    }
  }

  /// A place at its own site, or as this machine knows it, which may have kept it from there.
  /// - Parameter row: what another command printed about it; nil if none did.
  @MainActor private func item(
    _ place: GivenPlace, as row: WorkLine? = nil, _ services: inout HomeServices, _ settings: Settings
  ) throws -> CiteOrder.Item {
    let isOffline = try place.home.source(named: source.source, settings) ?? settings.source == .offline
    return CiteOrder.Item(
      .address(place.address), at: try services.service(for: place.home),
      site: isOffline ? place.home.issueSource(settings) : nil, printed: row?.printed ?? PrintedLabels(),
      newspaper: row?.newspaper)
  }
}
