import MVP

extension Failure {
  /// For a folder without a plan.
  public static func noCorpus(in path: String) -> Failure {
    Failure(
      "\(path) has no corpus.json",
      commandAdvice: ["“broadsheet corpus plan \(path)” makes one, with filters that say which batches."],
      exitCode: ExitStatus.notFound)
  }
}
