import MVP
import Newspapers
import Presentation
import TerminalUI

extension SceneBuilder {
  /// A window whose screens this builder makes; none is open yet.
  /// - Parameter keys: of the reader's own.
  public func window(keys: KeyChoices = KeyChoices()) -> ScreenWindow<Route> {
    let window = ScreenWindow<Route>(
      navigator: Navigator { screen(for: $0, router: $1) }, shared: ProgramKeys.bindings, choices: keys,
      onShared: { command, navigator in
        switch command {
        case .search: navigator.open(.search("", isAsked: false))
        case .home: navigator.open(.home)
        case .newspapers: navigator.open(.newspapers(NewspaperQuery()))
        case .bookmarks: navigator.open(.bookmarks)
        case .notes: navigator.open(.notes)
        case .jobs: navigator.open(.jobs)
        case .map: navigator.open(.map())
        case .openAddress: navigator.open(.address)
        case .loadPicture:
          navigator.announce(
            "At 120 columns or more, front pages appear at the side; here: \(key: "open", "Enter"), then "
              + "\(key: "load-picture", "v")")
        case .newTab: navigator.openInNewTab(.home)
        case .reopenSession: session?.wish()
        default: break
        }
      },
      help: { title, bindings in
        HelpScreen(
          presenter: HelpPresenter(title: title, bindings: bindings), clock: clock, components: components)
      })
    if shelf.desk?.isOffline == true { window.unhinted = QueueKeys.adding }
    session?.onWish = { [weak window, weak session] wanted in
      window?.perform {
        guard let former = await session?.former(window?.navigator, wanted: wanted) else { return }
        if let count = window?.reopen(former.openTabs), count > 0 {
          session?.noteReopened(former, tabs: count)
        }
      }
    }
    return window
  }
}
