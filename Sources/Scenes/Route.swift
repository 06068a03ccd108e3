import MVP
import Newspapers
import TerminalUI

/// Every place in the program, with exactly what it needs to be built.
public enum Route: Hashable, Sendable {
  case newspapers(NewspaperQuery)
  /// `preview` is shown until the whole record is there.
  case newspaper(LCCN, preview: NewspaperDetailContent?)
  case statePicker(current: String?, reply: Reply<StateChoice>)
  case orderPicker(current: NewspaperOrder, reply: Reply<NewspaperOrder>)
  case help(of: String, bindings: [KeyBinding])
}

/// What the state picker answers.
public enum StateChoice: Hashable, Sendable {
  case everywhere
  case state(String)

  public var state: String? {
    switch self {
    case .everywhere: nil
    case .state(let name): name
    }
  }
}
