/// The exit codes of commands. The manual's EXIT STATUS is generated from `all`.
public enum ExitStatus {
  public static let done: Int32 = 0
  public static let usage: Int32 = 64
  public static let badData: Int32 = 65
  public static let notFound: Int32 = 66
  public static let unavailable: Int32 = 69
  public static let inputOutput: Int32 = 74
  public static let tryLater: Int32 = 75
  public static let hungUp: Int32 = ended(by: 1)
  public static let interrupted: Int32 = ended(by: 2)
  public static let terminated: Int32 = ended(by: 15)

  /// The code that shells report for a program ended by a signal.
  public static func ended(by signal: Int32) -> Int32 { 128 + signal }

  public static let all: [(code: Int32, meaning: String)] = [
    (done, "Done; also when a list is empty."),
    (usage, "The command or a setting was not understood, or the source cannot do what was asked."),
    (badData, "The given data cannot be read."),
    (notFound, "There is no such newspaper, issue or page."),
    (unavailable, "The source cannot be reached, refuses, or answers what cannot be read."),
    (inputOutput, "This machine could not read or write."),
    (tryLater, "The source takes no more requests for now; try later."),
    (hungUp, "The terminal went away."),
    (interrupted, "Interrupted."),
    (terminated, "Told to end by another program."),
  ]
}
