import MVP
import Newspapers
import Presentation
import Text

/// Takes an address, says what it means, and goes there.
public final class AddressPresenter: MvpPresenter<AddressContent> {
  private let read: AddressReading
  private let router: any Router<Route>

  public init(read: @escaping AddressReading, router: any Router<Route>) {
    self.read = read
    self.router = router
  }

  public override func start() async { show(.content(.empty)) }

  /// Says what has been typed so far. Half an address is not an error yet.
  public func look(at written: String) async { await look(at: written, isMeant: false) }

  private func look(at written: String, isMeant: Bool) async {
    guard let address = written.nonEmpty else { return show(.content(.empty)) }
    switch await read(address) {
    case .opens(_, let words):
      show(
        .content(AddressContent(words: Sanitizer.sanitized(words), isOpenable: true, isFault: false)))
    case .fault(let words):
      show(
        .content(AddressContent(words: Sanitizer.sanitized(words), isOpenable: false, isFault: isMeant)))
    }
  }

  /// Goes to the address; false if it cannot be opened.
  public func open(_ written: String) async -> Bool {
    guard let address = written.nonEmpty, case .opens(let routes, _) = await read(address) else {
      await look(at: written, isMeant: true)
      return false
    }
    router.back()
    // The place is not below any that the reader came from.
    router.openApart(all: routes)
    return true
  }

  public func leave() { router.back() }
}
