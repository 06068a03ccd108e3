import MVP
import TestSupport
import Testing

/// Greets, fails or waits, as instructed.
private final class GreetingPresenter: MvpPresenter<String> {
  var greeting: Result<String, Failure> = .success("Good morning")

  override func start() async {
    showWaiting("Waiting")
    switch greeting {
    case .success(let greeting): show(.content(greeting))
    case .failure(let failure): showFailure(failure)
    }
  }
}

extension Failure: Error {}

@MainActor @Suite(.timeLimit(.minutes(2))) struct MvpPresenterTests {
  private let presenter = GreetingPresenter()
  private let view = RecordingView<String>()
  private let offline = Failure("No network", exitCode: 69)

  @Test func `a view sees every state in order`() async {
    await presenter.present(on: view)
    #expect(view.states == [.loading("Waiting"), .content("Good morning")])
  }

  @Test func `a failure without content is shown by itself`() async {
    presenter.greeting = .failure(offline)
    await presenter.present(on: view)
    #expect(view.states == [.loading("Waiting"), .failed(offline)])
  }

  @Test func `content stays while it is refreshed`() async {
    await presenter.start()
    await presenter.present(on: view)
    #expect(view.states == [.content("Good morning"), .refreshing("Good morning"), .content("Good morning")])
  }

  @Test func `content stays when a refresh fails`() async {
    await presenter.start()
    presenter.greeting = .failure(offline)
    #expect(await presenter.present(on: view) == .stale("Good morning", offline))
  }

  @Test func `a view attached late misses nothing`() async {
    await presenter.start()
    presenter.attach(view)
    #expect(view.states == [.content("Good morning")])
  }

  @Test func `a canceled task shows nothing more`() async {
    presenter.attach(view)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await presenter.start()
    }
    await task.value
    #expect(view.states == [])
  }

  @Test func `canceling a first load is a failure and canceling a refresh is not`() async {
    presenter.showWaiting("Waiting")
    presenter.abandon()
    #expect(presenter.state.failure?.exitCode == 130)
    presenter.show(.content("Good morning"))
    presenter.showWaiting("Waiting")
    presenter.abandon()
    #expect(presenter.state == .content("Good morning"))
  }

  @Test func `a presenter does not retain its view`() {
    var view: RecordingView<String>? = RecordingView()
    weak let gone = view
    if let view { presenter.attach(view) }
    view = nil
    #expect(gone == nil)
  }
}
