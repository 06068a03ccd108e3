import ArgumentParser

/// What `corpus run` can do.
enum JobName: String, CaseIterable, ExpressibleByArgument {
  case pages, terms, concordance, ngrams, reuse, gather
}

/// How rows are printed.
enum RowFormat: String, CaseIterable, ExpressibleByArgument {
  case csv, tsv, jsonl
}

/// Where it is done.
enum JobEngine: String, CaseIterable, ExpressibleByArgument {
  case local, spark, slurm
}
