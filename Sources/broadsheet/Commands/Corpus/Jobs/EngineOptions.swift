import ArgumentParser

/// Where to run a job, and the options for engines other than this program.
struct EngineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "local (this machine), spark (with spark-submit), or slurm (writes an sbatch script; for pages only).",
      valueName: "engine"))
  var engine: JobEngine = .local

  @Option(
    help: ArgumentHelp(
      "Where Spark writes. Default: parquet in the corpus for pages, otherwise a folder beside the results.",
      valueName: "uri"))
  var out: String?

  @Option(
    name: .customLong("pages"),
    help: ArgumentHelp(
      "The pages that Spark made. Default: the corpus's parquet, or else its own pages.", valueName: "uri"))
  var pagesAt: String?

  @Option(
    help: ArgumentHelp("Where Spark finds archives, instead of the folder of the corpus.", valueName: "uri"))
  var archives: String?

  @Option(
    name: .customLong("open"),
    help: ArgumentHelp(
      "The command that Spark reads an archive with if it is not a file, such as 'hadoop fs -cat {}'.",
      valueName: "command"))
  var opener: String?

  @Option(
    help: ArgumentHelp(
      "The program that reads archives for Spark: a path that all machines can see, or python. Default: this "
        + "program is sent along.",
      valueName: "path"))
  var worker: String?

  @Flag(help: "With Spark's pages and reuse, keep the position of each word on the page.") var words = false

  @Option(
    name: .customLong("n"),
    help: ArgumentHelp(
      "With ngrams, their length: 1, 2, 3, or a range such as 1-3. Default: 1.", valueName: "number"))
  var size: String?

  @Option(
    name: .customLong("min"),
    help: ArgumentHelp(
      "With ngrams, leave out those with fewer occurrences in a year. Default: 5.", valueName: "number"))
  var least: Int?

  /// Those that only Spark accepts, by name.
  var namesForSpark: [String] {
    [
      ("--out", out != nil), ("--pages", pagesAt != nil), ("--archives", archives != nil),
      ("--open", opener != nil), ("--worker", worker != nil), ("--words", words), ("--n", size != nil),
      ("--min", least != nil),
    ].filter(\.1).map(\.0)
  }
}
