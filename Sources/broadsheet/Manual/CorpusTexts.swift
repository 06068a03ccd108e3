/// The text of broadsheet-corpus(7), for questions that need more pages than one should request from a
/// server.
enum CorpusTexts {
  struct Part {
    let title: String
    let steps: [Step]
  }

  /// Paragraphs, and what to type.
  enum Step {
    case words(String)
    case lines([String])
  }

  static let introduction = [
    "The Library of Congress has the words of some 23 million newspaper pages, in about 3,000 archives of "
      + "2.5 terabytes altogether. A corpus is a folder with the part that your question needs. Broadsheet "
      + "chooses the archives, fetches them at the pace that the Library allows, turns them into pages, and "
      + "counts words in them. To use more than one machine, it hands the work to Apache Spark or Slurm.",
    "Everything is done batch by batch: one archive, one file of pages, and one receipt that proves that the "
      + "archive was read completely. If anything is interrupted, run the same command again, and it "
      + "continues with the next batch.",
  ]

  static let parts = [
    Part(
      title: "WHICH WAY",
      steps: [
        .words(
          "For up to 2,000 pages, take them one by one: “broadsheet search … --all” finds them, and "
            + "“broadsheet get” and “broadsheet read” get their text, at 1.6 seconds a page. Beyond that, "
            + "archives are faster for you and kinder to the Library, even if you need only part of each."),
        .words(
          "One workstation with 8 cores reads all 23 million pages in about 32 hours: 218 core-hours, plus "
            + "some more because the cores slow each other down. Counting words takes less. The download "
            + "takes days: Broadsheet fetches 9 archives in 10 minutes, one below the Library's limit, so "
            + "fetching all of them takes 55 hours on any connection. More machines do not download "
            + "faster: fetch once, on one machine, to a disk that the others can reach."),
        .words(
          "Use a cluster if plan says that reading takes more than half a day here, or for sequences of "
            + "words and reprints, which have to sort more data than fits on one disk."),
      ]),
    Part(
      title: "EXAMPLES",
      steps: [
        .words(
          "First measure this machine, and get the Library's list of newspapers, which is used to choose "
            + "batches:"),
        .lines(["broadsheet doctor --speed", "broadsheet sync --source loc"]),
        .words(
          "Choose batches, and see what they take. Nothing is downloaded yet:"),
        .lines(["broadsheet corpus plan ohio --state Ohio --from 1910 --to 1919"]),
        .words(
          "Fetch the archives. You can stop and start this at any time, and it says how much time is left:"),
        .lines(["broadsheet corpus fetch ohio", "broadsheet corpus status ohio"]),
        .words(
          "Read the archives into pages, as many at once as this machine has cores:"),
        .lines(["broadsheet corpus run ohio pages"]),
        .words(
          "Count words by year and state, or list where they occur, and look at the result:"),
        .lines([
          "broadsheet corpus run ohio terms influenza 'spanish flu' quarantine",
          "broadsheet corpus run ohio concordance 'spanish flu'", "broadsheet browse ohio/results/job-…",
        ]),
        .words(
          "In browse, a row is a year and a state, with the hits per million words. Enter shows each hit "
            + "with the text around it, and Enter on a hit opens the page there. “broadsheet corpus verify "
            + "ohio” makes sure that nothing on disk has changed, and “broadsheet corpus run ohio pages "
            + "--check” remakes damaged pages."),
      ]),
    Part(
      title: "WHAT IS COUNTED",
      steps: [
        .words(
          "A word is a run of letters and combining marks, in lowercase, with the long s as s. A word broken "
            + "at the end of a line counts as one. A term is a word, a phrase (in your shell's quotation "
            + "marks), or the beginning of a word with an asterisk: liberty, 'spanish flu', 'german*'. "
            + "Accents are kept: cafe and café are two words. Digits and punctuation end a word, so “the1” "
            + "counts as “the”. Searches in browse go by letters and digits, and word_count goes by what "
            + "is between spaces, so their counts differ a little."),
        .words(
          "The quality of a hit is the OCR program's own confidence in its page, from 0 to 1. A page in "
            + "browse shows an estimate instead, based on how many of its words look like real words."),
        .words(
          "Each row has its denominators: all words, pages and issues of that year and state, even if "
            + "nothing was found. A page in two batches counts once, in the batch whose name comes first. "
            + "Counts are the same on this machine, in Spark, and in DuckDB."),
        .words(
          "result.json says which batches were counted, what was left out, and with which versions: cite "
            + "it with the numbers. OCR misses words, and misses more of them in old and worn pages; compare "
            + "rates, not sums."),
      ]),
    Part(
      title: "ON A CLUSTER",
      steps: [
        .words(
          "Fetch on one machine, to shared storage; “broadsheet corpus fetch DIR --hand-off slurm” writes a "
            + "job for that. Then, with Slurm, have Broadsheet write a job array that reads the fetched "
            + "archives, one batch per task:"),
        .lines(["broadsheet corpus run DIR pages --engine slurm", "sbatch DIR/pages.sbatch"]),
        .words(
          "With Spark 3.5 or later, look at the command first, then run it:"),
        .lines([
          "broadsheet corpus run DIR pages --engine spark --dry-run -- --master spark://head:7077",
          "broadsheet corpus run DIR terms liberty freedom --engine spark -- --master spark://head:7077 --executor-cores 4",
        ]),
        .words(
          "Arguments after -- go to spark-submit unchanged. You need not install anything on the executors: "
            + "the program is sent along. If it cannot run there, --worker python does the same in Python, "
            + "in about 1.3 times the time. If a worker is killed, Spark retries its batch; if the driver "
            + "is killed, the same command continues. For trials on one machine, use --master "
            + "'local[2,4]', because local[2] does not retry."),
        .words(
          "On a machine with neither, xargs runs eight at a time:"),
        .lines([
          "broadsheet corpus status DIR --todo | xargs -r -d '\\n' -P 8 -n 1 broadsheet corpus pages -o DIR"
        ]),
      ]),
    Part(
      title: "OTHER PROGRAMS",
      steps: [
        .words(
          "pages/batch=NAME/pages.jsonl.gz has a JSON object per page, which DuckDB, Spark, pandas, R "
            + "and jq read; titles.jsonl has the newspapers, by LCCN:"),
        .lines([
          "duckdb -c \"SELECT year, count(*) FROM read_json('DIR/pages/*/*.jsonl.gz', format='newline_delimited') GROUP BY 1\""
        ]),
        .words(
          "manifest-sha256.txt has the checksums of all files except archives and README.md (sha256sum -c), "
            + "and ro-crate-metadata.json describes the corpus for archives and repositories: which "
            + "archives its pages come from, and what each result was made from."),
      ]),
    Part(
      title: "HOW LONG",
      steps: [
        .words(
          "On average an archive has 0.85 gigabytes and 7,600 pages, and an ordinary core reads 29 pages a "
            + "second: 4 to 5 minutes for each archive on one core. At the pace above, an archive arrives "
            + "every 67 seconds, so five cores keep up."),
        .words(
          "Most newspapers have one or two archives, which take minutes. The Evening star, 125 archives and "
            + "145 gigabytes, takes 2.3 hours to fetch and 12 core-hours to read. Everything takes 55 "
            + "hours to fetch and 218 core-hours to read, and 207 gigabytes for the pages, once the "
            + "archives are gone."),
        .words(
          "“broadsheet corpus plan --all --dry-run” computes this for your machine."),
      ]),
  ]
}
