import Newspapers
import Synchronization

/// The hosts that `--source loc` asks. A reader is not advised to try them instead of themselves.
public enum LibraryHosts {
  private static let replacements = Mutex<Set<String>>([])

  /// Hosts that are asked instead of the Library's own, as the settings name them.
  /// - Parameter hosts: as `NewspaperError` has them, with a port if there is one.
  public static func replace(with hosts: Set<String>) { replacements.withLock { $0 = hosts } }

  static func contains(_ host: String) -> Bool {
    IssueSource.isOfTheLibrary(host: host) || replacements.withLock { $0.contains(host) }
  }
}
