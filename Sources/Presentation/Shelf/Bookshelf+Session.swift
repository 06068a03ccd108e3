import MVP
import Newspapers

/// What was open when the reader left last.
extension Bookshelf {
  public func forgetSession(_ router: (any Announcer)?) async {
    await telling(router) { () throws(NewspaperError) in
      guard let removed = try await library.removeLastSession() else { return "Already removed" }
      remember(.session(removed))
      return "Forgot the last session\(Undoable.hint)"
    }
  }
}
