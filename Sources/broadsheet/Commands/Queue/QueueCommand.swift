import ArgumentParser
import Clock
import MVP
import Newspapers
import Presentation
import Scenes

/// `broadsheet queue`: downloads to read later.
struct QueueCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "queue", _superCommandName: Program.name,
    abstract: "Download issues, years or pages to read later without a network.",
    discussion: """
      A job is an issue, a newspaper's year, or a list of pages, with their text, scans or PDFs. Jobs run \
      while broadsheet browse is open, or with broadsheet queue run: one page at a time, and only when the \
      pace has a request to spare. Your own requests always go first, in any copy of Broadsheet. You can \
      read what was downloaded with --source offline: texts are in the index of pages, and pictures and \
      lists of pages in the cache, where they do not count toward its size limit. PDFs are files for other \
      programs, in $XDG_DATA_HOME/broadsheet/pdf.

      If the program is killed, nothing is lost: a page counts once it is on disk, and no page on this \
      machine is requested again. If a page is not available, the rest is still downloaded, and the job ends \
      as failed, with the reasons. Pages that arrive damaged are requested once more after the rest. If a \
      server refuses requests, the queue waits until the time it names. If the disk is full, the job is \
      paused.

      The queue is a text file, one job per line, in $XDG_STATE_HOME/broadsheet/queue.jsonl. A line that cannot be read is \
      reported with its number and left unchanged.
      """,
    subcommands: [List.self, Add.self, Run.self, Pause.self, Resume.self, Remove.self, Clear.self],
    defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the jobs.",
      discussion: """
        On a terminal, prints a table; on a pipe, tab-separated ID, state (waiting, running, paused, failed or done), \
        priority, name, parts, pages, pages done, failures, bytes, time added and ended, source, and why it is paused. \
        --format json also has each failure with its reason, and as gaps, what the source lists but has no pages \
        of. Exits with status 65 if a line of the queue cannot be read.
        """)

    @OptionGroup var format: FormatOptions

    @MainActor func run() async throws {
      let output = StandardOutput()
      let view = QueueListText(format: format.chosen(for: output), output: output)
      let queue = QueueServices(try .forCommand(), log: AccessLog(reader: .standardError, logger: nil)).queue
      await QueueListPresenter(queue, clock: SystemClock()).present(on: view)
      output.exit(view.exitCode == ExitStatus.done ? view.faultCode : view.exitCode)
    }
  }

  struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "run", abstract: "Work through the queue until nothing is left to do.",
      discussion: """
        Only one program works on the queue at a time. If a server refuses requests, it waits until the time \
        that the server names. You can stop it at any time with Ctrl-C, and continue later. On a pipe, \
        prints each job that ended, as broadsheet queue list does; the exit status is 66 if something was \
        not available, and 65 if a line of the queue cannot be read: its job is skipped.
        """)

    @Flag(name: .shortAndLong, help: "Log requests and cache hits to standard error.") var verbose = false

    @MainActor func run() async throws {
      let output = StandardOutput()
      let log = AccessLog(reader: .standardError, logger: verbose ? .lines(StandardError.note) : nil)
      let view = QueueRunText(output: output, now: { SystemClock().now })
      let queue = QueueServices(try .forCommand(), log: log).queue
      await QueueRunPresenter(queue, clock: SystemClock()).present(on: view)
      output.exit(view.exitCode)
    }
  }

  struct Pause: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pause", abstract: "Pause a job, or all.",
      discussion: "It is skipped until it is resumed.")

    @Argument(
      help: ArgumentHelp("The job. Default: all.", valueName: "ID"), transform: QueueCommand.job)
    var id: Int?

    @MainActor func run() async throws { try await QueueCommand.perform { await $0.pause(id) } }
  }

  struct Resume: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "resume", abstract: "Resume a paused job, or all; try a finished one again.",
      discussion: "A job that failed or is done starts again, and downloads only what is missing.")

    @Argument(
      help: ArgumentHelp("The job. Default: all that are paused.", valueName: "ID"),
      transform: QueueCommand.job)
    var id: Int?

    @MainActor func run() async throws { try await QueueCommand.perform { await $0.resume(id) } }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a job.",
      discussion: "What it downloaded stays on this machine.")

    @Argument(help: ArgumentHelp("The job.", valueName: "ID"), transform: QueueCommand.job) var id: Int

    @MainActor func run() async throws { try await QueueCommand.perform { await $0.remove(id) } }
  }

  struct Clear: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "clear", abstract: "Remove the jobs that are done.",
      discussion: "Jobs that failed stay until you remove them. What was downloaded stays on this machine.")

    @MainActor func run() async throws { try await QueueCommand.perform { await $0.clear() } }
  }

  private static func job(_ written: String) throws -> Int {
    guard let id = Int(written) else {
      throw ValidationError(
        "“\(written)” is not the number of a job. “broadsheet queue” lists jobs by number.")
    }
    return id
  }

  @MainActor private static func perform(_ work: (QueueKeeper) async -> Int32) async throws {
    let output = StandardOutput()
    let services = QueueServices(try .forCommand(), log: AccessLog(reader: .standardError, logger: nil))
    output.exit(await work(QueueKeeper(services.queue, output: output, clock: SystemClock())))
  }
}
