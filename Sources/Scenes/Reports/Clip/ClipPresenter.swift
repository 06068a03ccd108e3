import MVP
import Newspapers
import Presentation

/// Clips regions of a page for `clip`.
public final class ClipPresenter: MvpPresenter<MadeClip> {
  private let order: ClipOrder
  private let maker: ClipMaker

  public init(_ order: ClipOrder, maker: ClipMaker) {
    self.order = order
    self.maker = maker
  }

  public override func start() async {
    showWaiting("Clipping")
    do throws(ClipError) {
      show(.content(try await maker.make(order)))
    } catch .source(let error) {
      show(.failed(await Failure(error, of: order.page, in: maker.archive)))
    } catch {
      show(.failed(Failure(error)))
    }
  }
}
