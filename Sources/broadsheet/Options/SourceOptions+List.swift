import MVP
import Newspapers
import Presentation
import Scenes

/// Pages of a list, which may be at several sites.
extension SourceOptions {
  /// Reads the list at `path`, and does its work for the pages of each site, in the order of the list.
  /// Unreadable parts of the list are reported at the end.
  /// - Parameters:
  ///   - gathersSites: whether to handle all pages of a site together, whatever is between them.
  ///   - work: takes the services and the pages of a site, and returns an exit code; `isFirst` is for the first pages.
  ///   - check: why the pages of the list cannot be handled together, whatever their sites; nil if they can.
  /// - Returns: the first exit code other than success.
  @MainActor func forPages(
    of path: String, _ output: any TextOutput, gathersSites: Bool = false,
    work: @MainActor (_ services: Services, _ pages: [PageLine], _ isFirst: Bool) async throws -> Int32,
    check: (_ pages: [PageLine]) throws -> Failure? = { _ in nil }
  ) async throws -> Int32 {
    let list: PageList
    do throws(NewspaperError) { list = try PageList(of: path) } catch {
      return output.fail(Failure(error))
    }
    if let refusal = try check(list.pages.map(\.line)) { return output.fail(refusal) }
    var (services, exitCode, start) = (HomeServices(self), ExitStatus.done, 0)
    // A named source has them all.
    let pages = gathersSites && source == nil ? list.pagesBySite : list.pages
    while start < pages.count {
      let home = source == nil ? pages[start].home : .anywhere
      let group = pages[start...].prefix { source != nil || $0.home == home }
      let here = try services.services(for: home)
      await here.keeping.take(group.map(\.line.facts))
      let code = try await work(here, group.map(\.line), start == 0)
      if exitCode == ExitStatus.done { exitCode = code }
      start += group.count
      // A full disk affects all sites.
      if code == ExitStatus.inputOutput { break }
    }
    for fault in list.faults.prefix(SourceOptions.mostFaults) {
      output.note("broadsheet: line \(fault.line) of \(list.name): \(fault.reason)")
    }
    if list.faults.count > SourceOptions.mostFaults {
      output.note("and \(list.faults.count - SourceOptions.mostFaults) more lines")
    }
    if list.pages.isEmpty, list.faults.isEmpty { output.note("no pages in \(list.name)") }
    return exitCode == ExitStatus.done && !list.faults.isEmpty ? ExitStatus.badData : exitCode
  }

  /// Further unreadable lines are only counted.
  private static let mostFaults = 20
}
