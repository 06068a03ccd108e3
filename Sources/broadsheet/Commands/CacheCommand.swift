import ArgumentParser
import Files
import HTTP
import Presentation
import Scenes

/// `broadsheet cache`: cached responses.
struct CacheCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache",
    abstract: "Look at the kept answers of servers, or remove them.",
    discussion: """
      Answers that were understood are kept, so that nothing is asked twice a day and what was read can be read \
      again without a network. Removing them costs nothing but requests.
      """,
    subcommands: [Stat.self, Prune.self, Clear.self], defaultSubcommand: Stat.self)

  struct Stat: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "stat", abstract: "Say where the cache is, and what is in it.")

    @MainActor func run() async throws {
      try await CacheCommand.perform { cache, output throws(FileFailure) in
        let statistics = try await cache.statistics()
        output.write([
          "directory\t\(cache.directory)", "answers\t\(statistics.entries)",
          "past their time\t\(statistics.stale)", "bytes\t\(statistics.bytes)", "limit\t\(cache.limit)",
        ])
      }
    }
  }

  struct Prune: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "prune",
      abstract: "Remove what was read longest ago, until the cache is within its limit.")

    @MainActor func run() async throws {
      try await CacheCommand.perform { cache, output throws(FileFailure) in
        CacheCommand.tell(try await cache.prune(), output)
      }
    }
  }

  struct Clear: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "clear", abstract: "Remove all kept answers.")

    @MainActor func run() async throws {
      try await CacheCommand.perform { cache, output throws(FileFailure) in
        CacheCommand.tell(try await cache.clear(), output)
      }
    }
  }

  @MainActor private static func perform(
    _ work: @MainActor (ResponseCache, StandardOutput) async throws(FileFailure) -> Void
  ) async throws {
    let output = StandardOutput()
    let cache = ResponseCache(try .forCommand())
    do throws(FileFailure) {
      try await work(cache, output)
    } catch {
      output.note("broadsheet: the cache cannot be used: \(error.reason)")
      throw ExitCode(ExitStatus.inputOutput)
    }
    output.exit(ExitStatus.done)
  }

  @MainActor private static func tell(_ removal: ResponseCache.Removal, _ output: StandardOutput) {
    let answers = "\(removal.entries) answer\(removal.entries == 1 ? "" : "s")"
    output.note("removed \(answers), \(removal.bytes) bytes")
  }
}
