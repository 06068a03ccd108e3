import ArgumentParser
import Newspapers

/// The value of `--variants`.
enum VariantOption: Hashable, ExpressibleByArgument {
  /// Only list them.
  case list
  case choice(VariantProposal.Choice)

  init?(argument: String) {
    switch argument {
    case "list": self = .list
    case "seen": self = .choice(.seen)
    case "likely": self = .choice(.likely)
    default:
      guard let count = Int(argument), (1...VariantOption.most).contains(count) else { return nil }
      self = .choice(.first(count))
    }
  }

  /// The most that can be chosen for a word.
  static let most = 20
}
