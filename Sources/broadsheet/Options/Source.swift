import ArgumentParser
import Newspapers

/// A source of newspapers.
enum Source: Hashable, Sendable, ExpressibleByArgument {
  /// The Library of Congress.
  case loc
  /// What is on this machine.
  case offline
  /// A site that runs Open ONI or chronam, by its address without a trailing slash.
  case site(String)

  init?(argument: String) {
    switch argument.lowercased() {
    case "loc": self = .loc
    case "offline": self = .offline
    default:
      guard let address = WebAddress(argument) else { return nil }
      self = .site(address.description)
    }
  }

  var defaultValueDescription: String {
    switch self {
    case .loc: "loc"
    case .offline: "offline"
    case .site(let address): address
    }
  }
}
