import ArgumentParser
import MVP
import Newspapers
import PageIndex
import Presentation
import Scenes

extension IndexCommand {
  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Write all pages of the index as JSON Lines.",
      discussion: """
        Each line is a page: an object with page (lccn, date, edition, sequence), title, state, county, city, \
        languages, batch, source, way (how it got here: read, saved, found, imported or demonstration), fetched \
        (seconds since 1970), read (when you last read it), quality (0 to 1), text, and reading (the text of read \
        --again). broadsheet index add - reads them on another machine. New versions add keys but never remove \
        any. Damaged texts are named and left out; the exit status is then 65.
        """)

    @MainActor func run() async throws {
      try await IndexCommand.perform { services, output throws(NewspaperError) in
        var (last, count, faults, lost) = (0, 0, 0, 0)
        while output.failure == nil, let part = try await services.pages.exported(after: last) {
          for line in part.lines { output.write(line + [0x0A]) }
          for fault in part.faults { output.note("broadsheet: \(fault)") }
          last = part.last
          count += part.lines.count
          faults += part.faults.count
          lost += part.lost
        }
        if output.failure == nil {
          let rest = lost > 0 ? "; \(IndexCommand.pages(lost)) cannot be read" : ""
          output.note("exported \(IndexCommand.pages(count))\(rest)")
        }
        return faults > 0 ? ExitStatus.badData : ExitStatus.done
      }
    }
  }
}
