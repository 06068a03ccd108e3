import ArgumentParser
import Files
import HTTP
import MVP
import Presentation
import Scenes

/// `broadsheet cache`: cached responses.
struct CacheCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cache", _superCommandName: Program.name,
    abstract: "Show or remove cached server responses.",
    discussion: """
      Because responses are cached, nothing is requested twice in a day, and you can read pages again \
      without a network. Cached responses are safe to remove; they are requested again when needed. \
      Downloads by broadsheet queue do not count toward the limit, and only clear removes them.
      """,
    subcommands: [Stat.self, Prune.self, Clear.self], defaultSubcommand: Stat.self)

  struct Stat: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "stat", abstract: "Show where the cache is and what is in it.")

    @MainActor func run() async throws {
      try await CacheCommand.perform { cache, output throws(FileFailure) in
        let statistics = try await cache.statistics()
        guard output.isTerminal else {
          return output.write([
            "directory\t\(cache.directory)", "responses\t\(statistics.entries)",
            "expired\t\(statistics.stale)", "bytes\t\(statistics.bytes)", "limit\t\(cache.limit)",
            "queued\t\(statistics.pinnedBytes)",
          ])
        }
        let pinned = statistics.pinnedBytes
        output.write([
          "directory  \(cache.directory)", "responses  \(Numerals.grouped(statistics.entries))",
          "expired    \(Numerals.grouped(statistics.stale))",
          "size       \(ByteCount(bytes: statistics.bytes))", "limit      \(ByteCount(bytes: cache.limit))",
        ])
        if pinned > 0 {
          output.write(["queued     \(ByteCount(bytes: pinned)), not counted toward the limit"])
        }
      }
    }
  }

  struct Prune: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "prune",
      abstract: "Remove the least recently read responses until the cache is within its limit.")

    @MainActor func run() async throws {
      try await CacheCommand.perform { cache, output throws(FileFailure) in
        CacheCommand.tell(try await cache.prune(), output)
      }
    }
  }

  struct Clear: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "clear", abstract: "Remove all cached responses.")

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
    let removed = "\(removal.entries) response\(removal.entries == 1 ? "" : "s")"
    output.note("removed \(removed), \(ByteCount(bytes: removal.bytes))")
  }
}
