import Dispatch

/// The lines that the reader types, or that come from a pipe.
enum TypedLines {
  private static let queue = DispatchQueue(label: "typed lines")

  /// Waits for the next line without keeping other work from going on; nil at the end.
  static func next() async -> String? {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: readLine()) }
    }
  }
}
