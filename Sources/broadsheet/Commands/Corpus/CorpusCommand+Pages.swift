import ArgumentParser
import Corpus
import CorpusFolder
import Files
import Glibc
import MVP
import Newspapers
import Presentation

extension CorpusCommand {
  struct Pages: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pages", abstract: "Print the pages of OCR archives and batches as JSON Lines.",
      discussion: """
        Reads the Library's OCR archives (tar, plain or compressed with bzip2, gzip, xz or zstd), whose \
        files are named LCCN/YYYY/MM/DD/ed-N/seq-N/ocr.xml and ocr.txt, and NDNP batch folders, which have a \
        batch.xml. Nothing is unpacked to disk, and memory use stays small.

        Each page is an object on its own line: id, lccn, date, year, edition, sequence, batch, awardee, \
        reel, issue_folder, frame, language, languages, text, text_source, characters, word_count, quality, \
        quality_basis, width, height, unit, text_sha256 and alto_sha256. Keys keep their order, and the same \
        archive gives the same bytes on every machine.

        With --receipts, each line begins with its kind: page, fault (something that cannot be read), or \
        receipt, which ends each archive. Only a receipt with "complete":true proves that the archive was \
        read completely. The exit status is then 0 if every archive has its receipt; without --receipts, it \
        is 65 if anything cannot be read. It is 66 if an archive does not exist, 69 if a library is missing, \
        and 74 if this machine cannot read or write.

        With --output, nothing is printed: the pages of each batch go into pages/batch=NAME/pages.jsonl.gz \
        in the folder, and its faults and receipt into receipts/NAME.jsonl, which is written last. An \
        archive whose pages already exist is not read again, so you can repeat a command that was stopped. \
        Several can run at once: ls *.tar.bz2 | xargs -r -P 8 -n 1 broadsheet corpus pages -o DIR

        These pages are for other programs. broadsheet corpus run, status and verify also need a plan in \
        the folder, from broadsheet corpus plan.
        """)

    @Argument(
      help: ArgumentHelp("Archives and batch folders; - for standard input.", valueName: "archive"),
      completion: .file())
    var inputs: [String] = []

    @Option(
      help: ArgumentHelp(
        "Where the text comes from: alto, or ocr, which reads ocr.txt instead and is faster.",
        valueName: "source"))
    var text: CorpusOptions.TextSource = .alto

    @Option(
      help: ArgumentHelp(
        """
        How to treat words broken at the end of a line: keep marks the break with a soft hyphen (U+00AD), \
        join rejoins the word.
        """, valueName: "how"))
    var hyphens: CorpusOptions.Hyphens = .keep

    @Flag(help: "Add words: the position of each in the text, in code points, and on the page.")
    var words = false

    @Option(
      help: ArgumentHelp("Only pages of this newspaper. Can be repeated.", valueName: "lccn"),
      transform: LCCN.argument)
    var lccn: [LCCN] = []

    @Option(
      help: ArgumentHelp("Only pages from this day, month or year on.", valueName: "date"),
      transform: WrittenDate.argument)
    var from: WrittenDate?

    @Option(
      help: ArgumentHelp("Only pages up to this day, month or year.", valueName: "date"),
      transform: WrittenDate.argument)
    var to: WrittenDate?

    @Flag(help: "Print faults and receipts, too.") var receipts = false

    @Option(
      name: .shortAndLong,
      help: ArgumentHelp(
        "Keep pages and receipts in this folder instead of printing them.", valueName: "dir"),
      completion: .directory)
    var output: String?

    @Flag(help: "With --output, read archives again even if their pages exist.") var force = false

    @Option(
      help: ArgumentHelp(
        "Read the paths of archives from standard input, one per line; the only value is -.", valueName: "-"))
    var namesFrom: String?

    @Option(help: ArgumentHelp("The batch's name, instead of the file's.", valueName: "batch"))
    var name: String?

    @Option(
      help: ArgumentHelp("1, or 2 to decompress and parse at the same time.", valueName: "number"))
    var threads = 2

    @Option(
      help: ArgumentHelp(
        "Exit with 65 only if more than this many faults are found, or an archive is incomplete. Default: 0; "
          + "no limit with --receipts or --output.",
        valueName: "number"))
    var tolerate: Int?

    func validate() throws {
      if let namesFrom, namesFrom != "-" {
        throw ValidationError("--names-from takes -, for standard input.")
      }
      guard inputs.isEmpty != (namesFrom == nil) else {
        throw ValidationError("Name the archives, - for standard input, or use --names-from -.")
      }
      guard inputs.count(where: { $0 == "-" }) < 2 else {
        throw ValidationError("Standard input can be read only once.")
      }
      guard name == nil || inputs.count == 1 else { throw ValidationError("--name is for one archive.") }
      guard name.map({ BatchName($0).batch != nil }) ?? true else {
        throw ValidationError("--name needs the name of a batch, such as dlc_fiji_ver01.")
      }
      guard (1...2).contains(threads) else { throw ValidationError("--threads must be 1 or 2.") }
      guard tolerate ?? 0 >= 0 else { throw ValidationError("--tolerate must be 0 or more.") }
      guard output != nil || !force else { throw ValidationError("--force needs --output.") }
      guard output == nil || !receipts else {
        throw ValidationError("--output always keeps receipts: omit --receipts.")
      }
      guard text == .alto || !words else { throw ValidationError("--words needs --text alto.") }
      if let from, let to, from.days.lowerBound > to.days.upperBound {
        throw ValidationError("--from is later than --to.")
      }
    }

    @MainActor func run() async throws {
      let plan = try plannedCorpus()
      // In a planned corpus, the plan says which pages are wanted, unless the options do.
      var planned = options
      if let plan { planned.take(plan.selection) }
      let isAsPlanned =
        plan != nil && (lccn.isEmpty && from == nil && to == nil || planned.hasFilter(of: options))
      var run = CorpusRun(
        isAsPlanned ? planned : options, tolerate: tolerate ?? (receipts || output != nil ? Int.max : 0),
        store: output.map { BatchStore(folder: $0) }, isForced: force,
        // Only --force leads back to pages that are made without options.
        keepsWay: isAsPlanned && !force && text == .alto && hyphens == .keep && !words)
      func batchName(of path: String) -> BatchName {
        if let name { return BatchName(name) }
        return plan?.batchName(of: path, in: output ?? "") ?? BatchName(path)
      }
      if namesFrom != nil {
        var lines = InputLines()
        while run.goesOn, let path = lines.next() { await run.read(path, as: batchName(of: path)) }
        if let failure = lines.failure { run.fail(CorpusFailure.unreadable(what: failure.reason)) }
      }
      for path in inputs where run.goesOn { await run.read(path, as: batchName(of: path)) }
      StandardOutput().exit(run.status)
    }

    /// That of the corpus where pages are kept.
    @MainActor private func plannedCorpus() throws -> CorpusPlan? {
      guard let output else { return nil }
      do throws(NewspaperError) { return try PlanFile(folder: output).read() } catch {
        throw ExitCode(StandardOutput().fail(Failure(error)))
      }
    }

    private var options: CorpusOptions {
      var options = CorpusOptions()
      options.text = text
      options.hyphens = hyphens
      options.wantsWords = words
      options.newspapers = Set(lccn)
      options.from = from?.days.lowerBound
      options.to = to?.days.upperBound
      options.hasReceipts = receipts
      options.threads = threads
      options.program = Program.version
      return options
    }
  }
}

extension CorpusOptions {
  fileprivate func hasFilter(of other: CorpusOptions) -> Bool {
    newspapers == other.newspapers && from == other.from && to == other.to
  }
}

extension CorpusOptions.TextSource: ExpressibleByArgument {}
extension CorpusOptions.Hyphens: ExpressibleByArgument {}
