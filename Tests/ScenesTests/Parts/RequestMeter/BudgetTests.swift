import MVP
import Newspapers
import Presentation
import Synchronization
import Terminal
import TestSupport
import Testing

@testable import Scenes

@MainActor @Suite(.timeLimit(.minutes(2))) struct BudgetTests {
  /// A meter that returns what it is set to.
  final class SetMeter: RequestMeter {
    private let reading: Mutex<RequestBudget?>
    init(_ reading: RequestBudget?) { self.reading = Mutex(reading) }
    func set(_ reading: RequestBudget?) { self.reading.withLock { $0 = reading } }
    func budget() async -> RequestBudget? { reading.withLock { $0 } }
  }

  @Test(arguments: [
    (RequestBudget(spent: 0, limit: 15, nextAt: 1000), ""),
    (RequestBudget(spent: 2, limit: 15, nextAt: 1000), "requests 2/15"),
    (RequestBudget(spent: 3, limit: 15, nextAt: 1000.5), "requests 3/15"),
    (RequestBudget(spent: 3, limit: 15, nextAt: 1003.2), "requests 3/15, next in 4 s"),
    (RequestBudget(spent: 3, limit: 15, nextAt: 1000, blockedUntil: 1059.1), "no requests for 1:00"),
    (RequestBudget(spent: 3, limit: 15, nextAt: 1000, blockedUntil: 4600), "no requests for 1:00:00"),
    (RequestBudget(spent: 3, limit: 15, nextAt: 1000, blockedUntil: 1245), "no requests for 4:05"),
    (RequestBudget(spent: 3, limit: 15, nextAt: 1000, blockedUntil: 999), "requests 3/15"),
    (RequestBudget(spent: 1, limit: 9, nextAt: .infinity), "requests 1/9, next in 277777:46:40"),
  ])
  func `a budget takes only a few words`(budget: RequestBudget, words: String) {
    #expect(BudgetContent(budget, now: 1000).words == words)
  }

  @Test func `without a pace, there is nothing to say`() {
    #expect(BudgetContent(nil, now: 0).words == "")
  }

  @Test func `the view is updated only on changes`() async {
    let meter = SetMeter(RequestBudget(spent: 1, limit: 15, nextAt: 0))
    let view = RecordingView<BudgetContent>()
    let presenter = BudgetPresenter(meter: meter, clock: StoppedClock(now: 1000))
    await presenter.present(on: view)
    await presenter.start()
    meter.set(RequestBudget(spent: 2, limit: 15, nextAt: 0))
    await presenter.start()
    #expect(view.states.compactMap(\.content?.words) == ["requests 1/15", "requests 2/15"])
  }

  @Test func `every screen shows the budget`() async throws {
    let meter = SetMeter(RequestBudget(spent: 2, limit: 15, nextAt: 2000, blockedUntil: 1100))
    let stage = Stage(columns: 80, rows: 24, now: 1000, meter: meter)
    try await stage.wait(for: "no requests for 1:40")
    for key in ["f", "?", "Enter"] as [Key] {
      stage.press(key)
      let status = try #require(try await stage.wait(for: "no requests for 1:40").dropLast().last)
      #expect(status.contains("no requests for 1:40"), "\(key)")
      stage.press("Esc")
    }
  }

  @Test func `a countdown continues without keys`() async throws {
    let meter = SetMeter(RequestBudget(spent: 2, limit: 15, nextAt: 1000, blockedUntil: 1100))
    let stage = Stage(columns: 80, rows: 24, now: 1000, meter: meter)
    try await stage.wait(for: "no requests for 1:40")
    meter.set(RequestBudget(spent: 2, limit: 15, nextAt: 1000, blockedUntil: 1099))
    try await stage.wait(for: "no requests for 1:39")
  }
}
