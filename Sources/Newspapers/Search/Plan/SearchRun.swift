/// A plan under way, which goes on where it was when a later window is asked for.
actor SearchRun {
  /// Windows that are asked for at once each go on from here, and what the last one has is kept: requests are joined
  /// below, so that nothing is requested twice.
  private var progress: SearchProgress

  init(_ progress: SearchProgress) { self.progress = progress }

  func window(
    _ window: Window, _ freshness: Freshness, before: Origin
  ) async throws(NewspaperError) -> SearchHits {
    var progress = progress
    // What came before a failure is not requested again.
    defer { if progress.isFurther(than: self.progress) { self.progress = progress } }
    return try await progress.window(window, freshness, before: before)
  }
}
