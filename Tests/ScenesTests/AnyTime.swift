import Clock
import MVP
import Newspapers
import Presentation
import Scenes

// Tests of what does not depend on the time of day name no clock.

extension Bookshelf {
  convenience init(library: any PersonalLibrary, desk: JobDesk? = nil) {
    self.init(library: library, desk: desk, clock: SystemClock())
  }
}

extension JobDesk {
  convenience init(_ queue: ReadingQueue, isOffline: Bool = false) {
    self.init(queue, isOffline: isOffline, clock: SystemClock())
  }
}

extension SessionKeeper {
  convenience init(library: any PersonalLibrary, isOn: Bool = true) {
    self.init(library: library, clock: SystemClock(), isOn: isOn)
  }
}

extension HomePresenter {
  convenience init(
    shelf: Bookshelf, holdings: any MachineHoldings, isLocal: Bool = false, session: SessionKeeper? = nil,
    router: (any Router<Route>)? = nil
  ) {
    self.init(
      shelf: shelf, holdings: holdings, isLocal: isLocal, clock: SystemClock(), session: session,
      router: router)
  }
}
