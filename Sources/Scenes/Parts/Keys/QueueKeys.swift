import TerminalUI

/// Taking what is on the screen, to be read without a network.
extension Command {
  public static let queue: Command = "queue"
  public static let queueYear: Command = "queue-year"
}

enum QueueKeys {
  static let issue = KeyBinding(
    .queue, "S", help: "queue the issue: take its text, to be read without a network")
  static let year = KeyBinding(.queueYear, "Y", help: "queue all issues of the year shown")
}
