import ArgumentParser
import Newspapers

/// What `read` is given first: a newspaper, or the address of a page or an issue.
enum PageArgument: Hashable, Sendable {
  case newspaper(LCCN)
  /// `sequence` is nil in the address of an issue.
  case page(IssueID, sequence: Int?)

  /// Reads what stands on the command line; what is wrong with it becomes part of the usage error.
  static func argument(_ written: String) throws -> PageArgument {
    try page(at: written) ?? .newspaper(LCCN.argument(written))
  }

  /// `…/lccn/L/D/ed-E/seq-S/…` of chronam and Open ONI, and `…/resource/L/D/ed-E/?sp=S` of the Library.
  private static func page(at address: String) -> PageArgument? {
    let halves = address.split(separator: "#", omittingEmptySubsequences: false)[0].split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = halves[0].split(separator: "/")
    guard let place = path.firstIndex(where: { ["lccn", "resource", "item"].contains($0) }),
      place + 2 < path.count, let lccn = try? LCCN(String(path[place + 1])),
      let date = IssueDate(path[place + 2])
    else { return nil }
    func number(_ prefix: String, in parts: some Sequence<Substring>) -> Int? {
      parts.first { $0.hasPrefix(prefix) }.flatMap { Int($0.dropFirst(prefix.count)) }.flatMap {
        $0 > 0 ? $0 : nil
      }
    }
    let query = halves.count > 1 ? halves[1].split(separator: "&") : []
    return .page(
      IssueID(lccn: lccn, date: date, edition: number("ed-", in: path) ?? 1),
      sequence: number("sp=", in: query) ?? number("seq-", in: path))
  }
}
