import MVP

extension Failure {
  /// Files with these names exist, and the user did not allow replacing them.
  public static func existing(_ paths: [String]) -> Failure {
    let isOne = paths.count == 1
    return Failure(
      "\(paths.joined(separator: " and ")) already \(isOne ? "exists" : "exist")",
      commandAdvice: ["Name another file, or replace \(isOne ? "it" : "them") with --force."],
      exitCode: ExitStatus.inputOutput, canRetry: false)
  }
}
