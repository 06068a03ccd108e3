import ArgumentParser
import MVP
import Newspapers
import PageIndex
import Presentation
import Scenes

/// `broadsheet index`: the pages on this machine whose words can be searched.
struct IndexCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "index", _superCommandName: Program.name,
    abstract: "Show, fill or tidy the index of pages on this machine.",
    discussion: """
      The texts of pages you read or save are kept in an index, which you can search without a network; the \
      setting index says which texts. The index is yours: clearing the cache does not touch it. The pages of \
      the demonstration newspaper come with the program.
      """,
    subcommands: [Stat.self, Add.self, Remove.self, Check.self, Tidy.self, Export.self],
    defaultSubcommand: Stat.self)

  struct Stat: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "stat", abstract: "Show where the index is and what is in it.")

    @MainActor func run() async throws {
      try await IndexCommand.perform { services, output throws(NewspaperError) in
        let summary = try await services.pages.summary()
        let years = summary.years.map {
          $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
        }
        guard output.isTerminal else {
          output.write([
            "file\t\(services.pages.path)", "pages\t\(summary.pages)", "newspapers\t\(summary.newspapers)",
            "years\t\(summary.years.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "")",
            "bytes\t\(summary.bytes)",
          ])
          return ExitStatus.done
        }
        output.write([
          "file        \(services.pages.path)\(summary.bytes == 0 ? " (not there yet)" : "")",
          "pages       \(Numerals.grouped(summary.pages))",
          "newspapers  \(Numerals.grouped(summary.newspapers))",
          "years       \(years ?? "none")", "size        \(ByteCount(bytes: summary.bytes))",
        ])
        return ExitStatus.done
      }
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove the pages that a query finds.",
      discussion: "Removes them from the index only. See broadsheet-query(7) for queries.")

    @Argument(
      help: ArgumentHelp("What to remove, such as lccn:sn83045462 or batch:NAME.", valueName: "query"))
    var query: [String]

    @Flag(help: "Remove nothing; say how many pages there are.") var dryRun = false

    func validate() throws {
      guard query.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else {
        throw ValidationError("Say which pages to remove, such as lccn:sn83045462.")
      }
    }

    @MainActor func run() async throws {
      let query = try SearchFault.read(query.joined(separator: " "), reportingTo: StandardOutput()).query
      try await IndexCommand.perform { services, output throws(NewspaperError) in
        if dryRun {
          let count = try await services.pageSearch.count(of: query, freshness: .kept).least
          output.note("would remove \(IndexCommand.pages(count))")
        } else {
          output.note("removed \(IndexCommand.pages(try await services.pageSearch.remove(query)))")
        }
        return ExitStatus.done
      }
    }
  }

  struct Tidy: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "tidy", abstract: "Make the index smaller and faster.",
      discussion: """
        Do this after adding or removing many pages. It takes about a minute for 100,000 pages. It also \
        fills in titles, places and languages that were unknown when a page was added, from the current \
        catalog and from other pages of the newspaper, and adds texts that read --again could not add. With \
        --rebuild, damaged texts are named and removed; the exit status is then 65.
        """)

    @Flag(help: "Rebuild the index of words from the texts, and remove damaged texts.") var rebuild = false

    @MainActor func run() async throws {
      try await IndexCommand.perform { services, output throws(NewspaperError) in
        let before = try await services.pages.summary().bytes
        let tidied = try await services.pages.tidy(rebuilds: rebuild)
        var (reread, unindexed): (Int, NewspaperError?) = (0, nil)
        // Now, because damage may have kept them out.
        do throws(NewspaperError) { reread = try await services.rereader.bringIndexUpToDate() } catch {
          unindexed = error
        }
        let after = try await services.pages.summary().bytes
        if tidied.completed > 0 {
          output.note("completed \(IndexCommand.pages(tidied.completed))")
        }
        if reread > 0 {
          output.note("brought what was read again on \(IndexCommand.pages(reread)) up to date")
        }
        for text in tidied.removed { output.note("broadsheet: \(text)") }
        output.note("\(ByteCount(bytes: after)), \(ByteCount(bytes: before)) before")
        // Removals are reported first: nothing else reports them later.
        if let unindexed { throw unindexed }
        return tidied.removed.isEmpty ? ExitStatus.done : ExitStatus.badData
      }
    }
  }

  struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check", abstract: "Read the whole index, and say what is damaged.",
      discussion:
        "Exits with status 65 if anything is damaged. “broadsheet index add” replaces a damaged text, and “broadsheet "
        + "index remove” removes a page that has one. “broadsheet index tidy --rebuild” repairs the index of words, and "
        + "removes all damaged texts.")

    @MainActor func run() async throws {
      try await IndexCommand.perform { services, output throws(NewspaperError) in
        let check = try await services.pages.check()
        for fault in check.faults { output.note("broadsheet: \(fault)") }
        guard check.faults.isEmpty else { return ExitStatus.badData }
        output.note("\(IndexCommand.pages(check.pages)), no problems found")
        return ExitStatus.done
      }
    }
  }
}

extension IndexCommand {
  static func pages(_ count: Int) -> String { "\(Numerals.grouped(count)) page\(count == 1 ? "" : "s")" }

  /// - Parameter work: returns the exit status.
  @MainActor static func perform(
    _ work: @MainActor (Services, StandardOutput) async throws(NewspaperError) -> Int32
  ) async throws {
    let output = StandardOutput()
    let log = AccessLog(reader: .standardError, logger: nil)
    // Nothing is requested: everything is on this machine.
    let services = Services(settings: try .forCommand(), named: .offline, log: log)
    do throws(NewspaperError) {
      output.exit(try await work(services, output))
    } catch {
      throw ExitCode(output.fail(Failure(error)))
    }
  }
}
