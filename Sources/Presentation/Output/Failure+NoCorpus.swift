import MVP

extension Failure {
  /// Of a folder that has no plan.
  public static func noCorpus(in path: String) -> Failure {
    Failure(
      "\(path) has no corpus.json",
      commandAdvice: ["“broadsheet corpus plan \(path)” makes one, with filters that say which batches."],
      exitCode: ExitStatus.notFound)
  }
}
