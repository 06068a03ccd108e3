import Terminal
@testable import TerminalUI
import Testing

/// What is done once a frame is on the terminal.
@MainActor @Suite(.timeLimit(.minutes(2))) struct AfterFrameTests {
  @Test func `work waits for the frame, in order`() {
    let afterFrame = AfterFrame()
    var done: [Int] = []
    afterFrame.add { done.append(0) }
    #expect(done == [0], "nothing is drawn")
    afterFrame.isAwaited = true
    afterFrame.add(.atRest) { done.append(3) }
    afterFrame.add { done.append(1) }
    afterFrame.add { done.append(2) }
    #expect(done == [0])
    afterFrame.run(.soon)
    afterFrame.run(.soon)
    #expect(done == [0, 1, 2], "the reader does not rest")
    afterFrame.run(.atRest)
    afterFrame.run(.atRest)
    #expect(done == [0, 1, 2, 3])
  }

  @Test func `work due after a pause comes after work due soon`() {
    let afterFrame = AfterFrame()
    var done: [Int] = []
    afterFrame.isAwaited = true
    afterFrame.add(.atRest) { done.append(2) }
    afterFrame.add { done.append(1) }
    afterFrame.run(.atRest)
    #expect(done == [1, 2])
  }

  @Test func `a tab seen before is drawn before it resumes and the other one pauses`() throws {
    let stage = TabsStage()
    let list = try #require(stage.top)
    stage.window.afterFrame.isAwaited = true
    stage.press("a")
    let item = try #require(stage.top)
    #expect(item.appearances == 1, "a new screen begins at once")
    #expect(list.departures == 1, "it may look up what the list has kept")
    stage.press("M-1")
    #expect(stage.line.contains("List"))
    #expect(list.appearances == 1 && item.departures == 0)
    stage.window.afterFrame.run(.soon)
    #expect(list.appearances == 2 && item.departures == 0)
    stage.window.afterFrame.run(.atRest)
    #expect(item.departures == 1)
  }

  @Test func `a tab revisited at once has nothing to store`() throws {
    let stage = TabsStage()
    stage.press("a")
    let item = try #require(stage.top)
    stage.window.afterFrame.isAwaited = true
    stage.press("M-1", "M-2")
    stage.window.afterFrame.run(.atRest)
    #expect(item.departures == 0)
    stage.press("M-1")
    stage.window.afterFrame.run(.atRest)
    #expect(item.departures == 1, "once the reader stays away")
  }

  @Test func `going on to a third tab leaves the second one alone`() throws {
    let stage = TabsStage()
    let list = try #require(stage.top)
    stage.press("a")
    stage.window.afterFrame.isAwaited = true
    stage.press("M-1", "M-2")
    stage.window.afterFrame.run(.soon)
    #expect(list.appearances == 1, "it was not in sight when its turn came")
    #expect(stage.top?.appearances == 2)
  }

  @Test func `quitting comes before pending work, which then does nothing`() throws {
    let stage = TabsStage()
    let list = try #require(stage.top)
    stage.press("a")
    let item = try #require(stage.top)
    stage.window.afterFrame.isAwaited = true
    stage.press("M-1", "Q")
    #expect(stage.window.isFinished && item.departures == 1, "what it keeps is kept")
    stage.window.afterFrame.run(.atRest)
    #expect(list.appearances == 1 && item.departures == 1)
  }
}
