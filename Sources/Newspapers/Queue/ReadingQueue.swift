/// The reader's queue, for presenters.
public struct ReadingQueue: Sendable {
  public let store: any QueueStore
  /// How long its requests take at a source, by its name in jobs.
  public let pace: @Sendable (_ source: String?) -> QueuePace
  /// What works on the jobs.
  public let runner: QueueRunner

  public init(store: any QueueStore, runner: QueueRunner, pace: @escaping @Sendable (String?) -> QueuePace) {
    (self.store, self.runner, self.pace) = (store, runner, pace)
  }
}
