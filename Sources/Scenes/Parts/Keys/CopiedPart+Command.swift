import Presentation
import TerminalUI

extension CopiedPart {
  /// The part that `command` copies; nil if it copies nothing.
  init?(_ command: Command) {
    switch command {
    case .copyAddress: self = .address
    case .copyText: self = .text
    case .copyLCCN: self = .lccn
    default: return nil
    }
  }
}
