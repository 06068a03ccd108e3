extension QueueWalk {
  /// The outcome of a step.
  enum Step {
    /// Something was downloaded, or was already here.
    case went(wasHere: Bool)
    case failed(QueuedJob.Failure)
    /// What is left should not be requested at once, because of this error.
    case waits(NewspaperError)
    case ended
  }
}
