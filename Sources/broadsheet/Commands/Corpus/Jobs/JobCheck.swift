import ArgumentParser

/// Whether a job makes sense as written.
enum JobCheck {
  static func check(_ run: CorpusCommand.Run) throws {
    try checkWords(run)
    guard run.job == .terms || run.termsFrom == nil else {
      throw ValidationError("--terms-from is for terms.")
    }
    guard run.job == .concordance || run.sample == nil else {
      throw ValidationError("--sample is for concordance.")
    }
    guard run.sample ?? 1 > 0 else { throw ValidationError("--sample must be 1 or more.") }
    guard run.jobs ?? 1 > 0 else { throw ValidationError("--jobs must be 1 or more.") }
    guard [.terms, .concordance, .gather].contains(run.job) || run.format == nil else {
      throw ValidationError("--format is for terms, concordance and gather.")
    }
    guard run.job == .pages && run.engine.engine == .local || !run.rolling && run.audience == nil else {
      throw ValidationError("--rolling and --for are for pages on this machine.")
    }
    guard run.job == .pages && run.engine.engine == .local || !run.check else {
      throw ValidationError("--check is for pages on this machine.")
    }
    guard !run.dryRun || !run.rolling && !run.check else {
      throw ValidationError("--dry-run cannot be combined with --rolling or --check.")
    }
    try checkEngine(run)
  }

  private static func checkWords(_ run: CorpusCommand.Run) throws {
    switch run.job {
    case .terms:
      guard !run.words.isEmpty || run.termsFrom != nil else {
        throw ValidationError("Name a term, such as liberty, or use --terms-from.")
      }
    case .concordance:
      guard !run.words.isEmpty else { throw ValidationError("Name a term, such as liberty.") }
    case .gather:
      guard run.words.count == 1 else { throw ValidationError("Name the folder that an engine wrote.") }
    case .pages, .ngrams, .reuse:
      guard run.words.isEmpty else { throw ValidationError("\(run.job.rawValue) takes no terms.") }
    }
  }

  private static func checkEngine(_ run: CorpusCommand.Run) throws {
    let options = run.engine
    switch options.engine {
    case .local:
      guard ![.ngrams, .reuse].contains(run.job) else {
        throw ValidationError(
          "\(run.job.rawValue) needs more room than one machine has: use --engine spark.")
      }
      guard run.forEngine.isEmpty else {
        throw ValidationError("Arguments after -- are for --engine spark or slurm.")
      }
    case .slurm:
      guard run.job == .pages else { throw ValidationError("--engine slurm is for pages.") }
    case .spark:
      guard run.job != .gather else { throw ValidationError("gather needs no engine.") }
      guard run.job != .concordance || run.words.count == 1 else {
        throw ValidationError("With Spark, a concordance takes one term: put several words in quotes.")
      }
    }
    guard options.engine == .spark || options.namesForSpark.isEmpty else {
      throw ValidationError("\(options.namesForSpark[0]) is for --engine spark.")
    }
    guard run.job == .ngrams || options.size == nil && options.least == nil else {
      throw ValidationError("--n and --min are for ngrams.")
    }
    guard [.pages, .reuse].contains(run.job) || !options.words else {
      throw ValidationError("--words is for pages and reuse.")
    }
    guard run.job == .pages || options.archives == nil && options.opener == nil && options.worker == nil
    else {
      throw ValidationError("--archives, --open and --worker are for pages.")
    }
    guard run.job != .pages || options.pagesAt == nil else {
      throw ValidationError("--pages is for jobs that read pages.")
    }
  }
}
