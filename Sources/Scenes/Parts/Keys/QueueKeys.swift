import TerminalUI

/// Queuing what is on the screen, for reading without a network.
extension Command {
  public static let queue: Command = "queue"
  public static let queueYear: Command = "queue-year"
  public static let queueDay: Command = "queue-day"
  public static let queueFound: Command = "queue-found"
}

enum QueueKeys {
  /// Commands that add to the queue.
  static let adding: Set<Command> = [.queue, .queueYear, .queueDay, .queueFound]

  static let issue = KeyBinding(
    .queue, "S",
    help:
      "queue the issue to read without a network: choose text, scans or PDFs, "
      + "and see how many requests each takes",
    hint: "queue")
  static let year = KeyBinding(
    .queueYear, "Y",
    help:
      "queue all issues of the year shown: choose text, scans or PDFs, and see how many requests each takes",
    hint: "queue year")
  static let day = KeyBinding(
    .queueDay, "Y",
    help:
      "queue all front pages of the day, or their whole issues: choose text, scans or PDFs, "
      + "and see how many requests each takes",
    hint: "queue day")
  static let found = KeyBinding(
    .queueFound, "Y",
    help:
      "queue the marked pages, this one, or all that are loaded: choose text, scans or PDFs, "
      + "and see how many requests each takes",
    hint: "queue")
}
