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
  public static let pipeClosed: Int32 = ended(by: 13)
  public static let terminated: Int32 = ended(by: 15)

  /// The code that shells report for a program ended by a signal.
  public static func ended(by signal: Int32) -> Int32 { 128 + signal }

  public static let all: [(code: Int32, meaning: String)] = [
    (done, "Success, even if a list is empty."),
    (usage, "The command or a setting is invalid, or the source cannot do this."),
    (badData, "The input cannot be read."),
    (
      notFound,
      "No such newspaper, issue, page, saved search, reading or archive, or it is not on this machine."
    ),
    (
      unavailable,
      "The source cannot be reached, refuses, sends an unreadable response, or is not a newspaper site; or a "
        + "required library, language or web browser is not installed."
    ),
    (inputOutput, "A local file or device could not be read or written."),
    (tryLater, "The source is refusing requests for now; try later."),
    (hungUp, "The terminal was closed."),
    (interrupted, "Interrupted."),
    (pipeClosed, "The program that reads the output ended first, as head does."),
    (terminated, "Terminated by another program."),
  ]
}
