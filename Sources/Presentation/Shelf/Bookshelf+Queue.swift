import MVP
import Newspapers

extension Bookshelf {
  /// Takes texts of pages, to be read without a network.
  public func queue(_ wanted: QueuedJob.Wanted, title: String?, _ router: (any Announcer)?) async {
    guard let desk else {
      router?.announce("Nothing can be queued here")
      return
    }
    await desk.take(wanted, title: title, router)
  }
}
