/// A plan in progress, which continues where it was when a later window is requested.
actor SearchRun {
  /// Windows requested concurrently each continue from here, and the state of the last one is kept: requests
  /// are joined below, so nothing is requested twice.
  private var progress: SearchProgress

  init(_ progress: SearchProgress) { self.progress = progress }

  func window(
    _ window: Window, _ freshness: Freshness, before: Origin
  ) async throws(NewspaperError) -> SearchHits {
    var progress = progress
    // What arrived before a failure is not requested again.
    defer { if progress.isFurther(than: self.progress) { self.progress = progress } }
    return try await progress.window(window, freshness, before: before)
  }
}
