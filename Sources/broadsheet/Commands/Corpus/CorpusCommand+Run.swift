import ArgumentParser
import Corpus
import CorpusFolder
import MVP
import Newspapers
import Presentation
import Scenes

extension CorpusCommand {
  struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "run", abstract: "Count and find words in all pages of a corpus.",
      discussion: """
        pages reads the archives that were fetched, and keeps their pages in the corpus. terms counts words \
        by year and state, with the number of words, pages and issues there, and keeps the first 1,000 hits \
        of each. concordance lists the hits of a term, with the text around them, at most 1,000,000. Jobs \
        use the pages of a batch where it was read, else its archive.

        A term is a word, several words in quotes that follow one another, or a beginning with a star: 'libert*'. Words \
        are made of letters: a term with numbers is an error (64). \
        Capitals, ſ, and the line ends within words make no difference; accents do. A page that is in two batches is \
        counted once. States are those of the newspapers in titles.jsonl.

        A result is a folder DIR/results/ID, whose path is printed: result.json says what it was made of, and \
        rows.sqlite has the rows. The same question to the same pages has the same ID, and is not run again. A job that \
        is stopped leaves no result; pages continues where it stopped.

        --engine spark runs a job on a cluster, by spark-submit, whose options follow --. Its result is gathered into the \
        corpus; where it is elsewhere, copy it here, and gather makes a result of it. --dry-run prints the line. ngrams, \
        counts of words and sequences of words, and reuse, which writes pages for passim, are for Spark alone. \
        --engine slurm writes a script for sbatch that reads archives.

        Batches that were neither read nor fetched are an error (66) unless --partial says otherwise. Pages of archives \
        that are not whole are used; exit status is then 65.
        """)

    @Argument(help: ArgumentHelp("The corpus' folder.", valueName: "dir"), completion: .directory)
    var folder: String

    @Argument(help: ArgumentHelp("pages, terms, concordance, ngrams, reuse or gather.", valueName: "job"))
    var job: JobName

    @Argument(
      help: ArgumentHelp("The terms of terms and concordance; the folder of gather.", valueName: "term"))
    var given: [String] = []

    /// What follows `--`: options for spark-submit or sbatch. ArgumentParser has no second list of arguments.
    var forEngine: [String] {
      let all = CommandLine.arguments
      return all.firstIndex(of: "--").map { Array(all[($0 + 1)...]) } ?? []
    }

    var words: [String] { given.dropLast(forEngine.count) }

    @OptionGroup(title: "Engines") var engine: EngineOptions

    @Option(
      help: ArgumentHelp(
        "Take terms from this file, too, one per line, without those that begin with #; - for standard "
          + "input.",
        valueName: "file"),
      completion: .file())
    var termsFrom: String?

    @Option(
      help: ArgumentHelp(
        "With concordance, a random sample of this many hits, always the same ones.", valueName: "number"))
    var sample: Int?

    @Option(
      help: ArgumentHelp(
        "Batches at once; each takes up to 40 MB of memory. Default: one for each core.", valueName: "number")
    )
    var jobs: Int?

    @Flag(help: "Leave out batches that are neither read nor fetched; the result says which.") var partial =
      false

    @Flag(help: "Run nothing; print what would be run.") var dryRun = false

    @Flag(
      help:
        "With pages, check those that are kept, and make damaged ones again.")
    var check = false

    @Flag(help: "With pages, fetch archives that are missing, and delete all that were read whole.")
    var rolling = false

    /// For whom to describe the corpus, besides its crate.
    enum Audience: String, CaseIterable, ExpressibleByArgument { case hf }

    @Option(
      name: .customLong("for"),
      help: ArgumentHelp(
        "With pages, write README.md, the card of a data set, too: hf is for Hugging Face.", valueName: "whom"
      ))
    var audience: Audience?

    @Option(
      help: ArgumentHelp(
        "Print the rows as csv, tsv or jsonl instead of the result's path: of terms, counts; of a "
          + "concordance, hits.",
        valueName: "format"))
    var format: RowFormat?

    func validate() throws { try JobCheck.check(self) }

    @MainActor func run() async throws {
      let output = StandardOutput()
      let corpus = try CorpusCommand.store(folder)
      do throws(NewspaperError) {
        guard try await corpus.plan() != nil else { output.exit(output.fail(.noCorpus(in: folder))) }
        // Better now than after hours of reading.
        if !dryRun, audience != nil { _ = try corpus.hasCard() }
        let inputs = try await checkedInputs(output)
        let end = rolling ? try await roll(inputs, corpus, output) : try await run(inputs, output)
        // Before the description, which names it; not of pages that a refused job did not make. A card is
        // never replaced, so --rolling must have come to its end.
        let isRead = !rolling || [ExitStatus.done, ExitStatus.badData].contains(end.status)
        if end.hasMade, isRead, audience != nil {
          let (card, isNew) = try await corpus.writeCard()
          output.note(isNew ? "wrote \(card)" : "\(card) stays as it is; remove it to get a new one")
        }
        // A check has dropped the sums of what it read.
        if end.hasMade || check && !dryRun { await describe(corpus, output) }
        output.exit(end.status)
      } catch {
        output.exit(output.fail(Failure(error)))
      }
    }

    /// What was made is there in any case: the next job describes it, too.
    @MainActor private func describe(_ corpus: CorpusFolder, _ output: StandardOutput) async {
      do throws(NewspaperError) { try await corpus.describe() } catch {
        output.note("broadsheet: the corpus has no new description: \(Failure.words(for: error))")
      }
    }

    /// What exists of the corpus, without pages that turn out to be damaged.
    @MainActor private func checkedInputs(
      _ output: StandardOutput
    ) async throws(NewspaperError) -> JobInputs {
      let inputs = try JobInputs(folder: folder)
      guard check else { return inputs }
      try await JobRun(inputs, self, output).checkPages()
      let checked = try JobInputs(folder: folder)
      let whole = checked.batches.compactMap { batch -> String? in
        if case .stored = batch.source { batch.name } else { nil }
      }
      // Their receipts vouch for them; an earlier list of sums may be of other pages.
      try Manifest(folder).forget(pagesOf: Set(whole))
      return checked
    }

    /// Needs space for only a few archives.
    @MainActor private func roll(
      _ inputs: JobInputs, _ corpus: CorpusFolder, _ output: StandardOutput
    ) async throws(NewspaperError) -> JobRun.End {
      let view = CorpusFetchText(output: output)
      let meter = JobMeter()
      let presenter = CorpusFetchPresenter(
        store: RollingCorpus(
          corpus, inputs.options(program: Program.version, threads: 1),
          jobs: jobs ?? CorpusCommand.cores, meter: meter,
          note: { StandardError.note("broadsheet: \($0)") }),
        folder: nil, reads: true, interval: Services.archiveInterval)
      let interrupt = InterruptNote.ofPages(meter)
      await presenter.present(on: view)
      interrupt.end()
      if meter.pages > 0 { output.note("read \(Numerals.count(meter.pages, "page"))") }
      if [ExitStatus.done, ExitStatus.badData].contains(view.exitCode) { output.write([inputs.pagesPath]) }
      return JobRun.End(status: view.exitCode, hasMade: true)
    }

    @MainActor private func run(
      _ inputs: JobInputs, _ output: StandardOutput
    ) async throws(NewspaperError) -> JobRun.End {
      switch engine.engine {
      // What they make is described by the jobs that follow.
      case .slurm: JobRun.End(status: try SlurmScript(inputs, self).run(output))
      case .spark: JobRun.End(status: try await SparkRun(inputs, self, output).run())
      case .local: try await JobRun(inputs, self, output).run()
      }
    }
  }
}
