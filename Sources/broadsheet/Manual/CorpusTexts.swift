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
    "The Library of Congress has the words of some 23 million newspaper pages, in about 3,000 archives of 2.5 terabytes. A "
      + "corpus is a folder with the part of it that your question needs. Broadsheet chooses the archives, fetches them "
      + "at the pace that the Library allows, turns them into pages, and counts words in them; for more than one machine it "
      + "hands the work to Apache Spark or Slurm.",
    "The unit of everything is the batch: one archive, one file of pages, one receipt that proves that the archive was read "
      + "whole. Whatever is interrupted, the same command continues with the next batch.",
  ]

  static let parts = [
    Part(
      title: "WHICH WAY",
      steps: [
        .words(
          "Up to 2,000 pages, take them one by one: “broadsheet search … --all” finds them, and "
            + "“broadsheet get” and “broadsheet read” have their text, at 1.6 seconds a page. Beyond that, "
            + "archives are faster for you and kinder to the Library, even if you need only a part of each."),
        .words(
          "One workstation with 8 cores reads all 23 million pages in about 32 hours: 218 core-hours, and "
            + "some loss, since the cores slow each other down. Counting words in them takes less. It is the "
            + "download that takes days: Broadsheet fetches 9 archives in 10 minutes, one below the "
            + "Library's limit, so all of them take 55 hours on any connection. More machines do not "
            + "download faster: fetch once, on one machine, to a disk that the others can reach."),
        .words(
          "Use a cluster if plan says that reading takes more than half a day here, or for sequences of "
            + "words and reprints, which need to sort more than fits on one disk."),
      ]),
    Part(
      title: "EXAMPLES",
      steps: [
        .words(
          "First measure this machine, and get the Library's list of newspapers, by which batches are "
            + "chosen:"),
        .lines(["broadsheet doctor --speed", "broadsheet sync --source loc"]),
        .words(
          "Choose, and look at what it takes. Nothing is downloaded yet:"),
        .lines(["broadsheet corpus plan ohio --state Ohio --from 1910 --to 1919"]),
        .words(
          "Fetch. It may be stopped and started again, and says how much time is left:"),
        .lines(["broadsheet corpus fetch ohio", "broadsheet corpus status ohio"]),
        .words(
          "Read the archives into pages, as many at once as there are cores:"),
        .lines(["broadsheet corpus run ohio pages"]),
        .words(
          "Count words by year and state, or list where they stand, and look at the result:"),
        .lines([
          "broadsheet corpus run ohio terms influenza 'spanish flu' quarantine",
          "broadsheet corpus run ohio concordance 'spanish flu'", "broadsheet browse ohio/results/job-…",
        ]),
        .words(
          "In browse, a row is a year and a state, with the hits per million words; Enter shows each hit "
            + "in its line, and Enter on one opens the page there. “broadsheet corpus verify ohio” makes "
            + "sure that nothing on the disk has changed; “broadsheet corpus run ohio pages --check” makes "
            + "damaged pages again."),
      ]),
    Part(
      title: "WHAT IS COUNTED",
      steps: [
        .words(
          "A word is a run of letters and combining marks, in lowercase, with the long s as s. A word "
            + "that is broken at the end of a line counts as one. A term is a word, a phrase in quotation "
            + "marks of your shell, or the beginning of a word with an asterisk: liberty, 'spanish flu', "
            + "'german*'. Accents are kept: cafe and café are two words. Digits and punctuation end a word, "
            + "so “the1” counts as “the”. Searches in browse go by letters and digits, and word_count by "
            + "what stands between spaces, so their counts differ a little."),
        .words(
          "The quality of a hit is the OCR program's own confidence in its page, from 0 to 1. A page in browse "
            + "shows an estimate instead, from how many of its words look like words."),
        .words(
          "Each row has its denominators: all words, pages and issues of that year and state, also where "
            + "nothing was found. A page that is in two batches counts once, in the one whose name comes "
            + "first. Counts are the same on this machine, in Spark, and in DuckDB."),
        .words(
          "result.json says which batches were counted, what was left out, and with which versions: cite "
            + "it with the numbers. OCR misses words, and misses more of them in old and worn pages; compare "
            + "rates, not sums."),
      ]),
    Part(
      title: "ON A CLUSTER",
      steps: [
        .words(
          "Fetch on one machine, to shared storage; “broadsheet corpus fetch DIR --hand-off slurm” "
            + "writes the job for it. Then, with Slurm, let it write a job array that reads the archives "
            + "that are there, one batch per task:"),
        .lines(["broadsheet corpus run DIR pages --engine slurm", "sbatch DIR/pages.sbatch"]),
        .words(
          "With Spark 3.5 or later, look at the command first, then run it:"),
        .lines([
          "broadsheet corpus run DIR pages --engine spark --dry-run -- --master spark://head:7077",
          "broadsheet corpus run DIR terms liberty freedom --engine spark -- --master spark://head:7077 --executor-cores 4",
        ]),
        .words(
          "What follows -- goes to spark-submit as it is. The executors need no installation: the program is "
            + "sent along, and where it cannot run, --worker python does the same in Python, taking about "
            + "1.3 times as long. A worker that is killed costs its batch, and Spark tries that again; after "
            + "a killed driver, the same command continues. For trials on one machine use --master "
            + "'local[2,4]': local[2] does not try again."),
        .words(
          "On any machine without either, xargs runs eight at a time:"),
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
          "manifest-sha256.txt has the checksum of every file but archives and README.md (sha256sum -c), and "
            + "ro-crate-metadata.json describes the corpus for archives and repositories: of which archives "
            + "its pages are, and what each result was made of."),
      ]),
    Part(
      title: "HOW LONG",
      steps: [
        .words(
          "On average an archive has 0.85 gigabytes and 7,600 pages, and an ordinary core reads 29 pages a "
            + "second: 4 to 5 minutes for each archive on one core. At that pace an archive arrives every 67 "
            + "seconds, so five cores keep up."),
        .words(
          "A newspaper's usual one or two archives take minutes. The Evening star, 125 archives and 145 "
            + "gigabytes, takes 2.3 hours to fetch and 12 core-hours to read. Everything takes 55 hours to "
            + "fetch and 218 core-hours to read, and 207 gigabytes for the pages, once the archives are "
            + "gone."),
        .words(
          "“broadsheet corpus plan --all --dry-run” computes this for your machine."),
      ]),
  ]
}
