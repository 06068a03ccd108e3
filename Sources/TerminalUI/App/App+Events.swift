import MVP
import Pending
import Terminal

extension App: EventQueue.Taker {
  var isFinished: Bool { window.isFinished || failure != nil }
  func work(before event: TerminalEvent) -> [PendingWork] {
    window.afterFrame.run(.soon)
    return window.work(before: event)
  }

  func take(_ event: TerminalEvent) {
    // Mouse movement may produce many events, mostly without effect: screens say when one has any.
    if !event.isMouse { isDrawPending = true }
    if !window.isLaidOut, !window.isTyping(event) { window.draw(on: &canvas, theme: theme) }
    handle(event)
    endIfDue()
  }

  func tookAll() { if isDrawPending { draw() } }
  func waitsLong() { draw() }
}
