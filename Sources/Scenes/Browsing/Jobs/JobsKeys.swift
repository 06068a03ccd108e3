import TerminalUI

extension Command {
  public static let pauseJob: Command = "pause-job"
  public static let cancelJob: Command = "cancel-job"
  public static let retryJob: Command = "retry-job"
}

/// The rows for the jobs in the table of bindings.
public enum JobsKeys {
  public static let bindings: [KeyBinding] =
    [
      KeyBinding(
        .open, "Enter", help: "show which pages of the job are not available, or why it is waiting",
        hint: "details"),
      KeyBinding(.pauseJob, "p", help: "pause the job, or resume it", hint: "pause"),
      KeyBinding(.cancelJob, "x", "D", help: "remove the job; what it downloaded is kept", hint: "remove"),
      KeyBinding(.retryJob, "r", help: "retry what was not available", hint: "retry"),
      KeyBinding(.undo, "u", help: "restore the last job removed"),
    ] + KeyBindings.moving

  static let needingRow: Set<Command> = [.open, .pauseJob, .cancelJob, .retryJob]
}
