import MVP
import Newspapers

/// What was open when the reader quit.
extension Bookshelf {
  public func forget(_ session: LastSession, _ router: (any Announcer)?) async {
    await telling(router) { () throws(NewspaperError) in
      guard try await library.put([], replacing: [session]) > 0 else { return "Already removed" }
      remember(.session(ShelfChange(before: session, after: nil)))
      return "Forgot \(Numerals.count(session.tabs.count, "tab"))\(Undoable.hint)"
    }
  }
}
