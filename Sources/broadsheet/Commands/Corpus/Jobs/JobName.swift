import ArgumentParser

/// What `corpus run` can do.
enum JobName: String, CaseIterable, ExpressibleByArgument {
  case pages, terms, concordance, ngrams, reuse, gather
}

/// How to print rows.
enum RowFormat: String, CaseIterable, ExpressibleByArgument {
  case csv, tsv, jsonl
}

/// Where it runs.
enum JobEngine: String, CaseIterable, ExpressibleByArgument {
  case local, spark, slurm
}
