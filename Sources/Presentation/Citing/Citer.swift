import Citations
import MVP
import Newspapers
import Text

/// Copies citations of what is on a screen, in the style used last. The facts come from records stored here,
/// so nothing is requested.
@MainActor public final class Citer {
  public private(set) var style: CitationStyle
  private let service: NewspaperService
  private let desktop: any Desktop

  public init(style: CitationStyle, service: NewspaperService, desktop: any Desktop) {
    self.style = style
    self.service = service
    self.desktop = desktop
  }

  /// - Parameters:
  ///   - title: the newspaper's, if its record is not here.
  ///   - choosesStyle: whether the reader picks the style first, which then also applies to later citations.
  public func copy(
    _ work: PageAddress, title: String?, choosesStyle: Bool, _ router: (any Router<Route>)?
  ) async {
    await copy(await reference(to: work, title), choosesStyle: choosesStyle, router)
  }

  /// The same for what the reader saved from a page, with the headline and authors, without the note.
  public func copy(_ excerpt: Excerpt, choosesStyle: Bool, _ router: (any Router<Route>)?) async {
    let known = await service.cited(.page(excerpt.page), at: excerpt.source)
    let reference = Citing.reference(to: excerpt, known, archive: service.archive)
    await copy(reference, choosesStyle: choosesStyle, router)
  }

  /// A newspaper as its record on this machine describes it, or whatever else here names it; nil if nothing does.
  public func newspaper(_ lccn: LCCN) async -> Newspaper? { await service.cited(.newspaper(lccn)).newspaper }

  /// Who has a newspaper, an issue or a page.
  public func source(of work: PageAddress) -> IssueSource { Citing.source(of: work, service.archive) }

  /// The name of a newspaper: the title on this machine if `title` is only its number; nil if it is not here
  /// either.
  public func title(of lccn: LCCN, knownAs title: String?) async -> String? {
    guard title == nil || title == lccn.description else { return title }
    return await newspaper(lccn)?.title.nonEmpty
  }

  private func copy(_ reference: Reference, choosesStyle: Bool, _ router: (any Router<Route>)?) async {
    guard choosesStyle else { return copy(reference, router) }
    let current = style
    guard let picked = await router?.ask({ .citationPicker(reference, current: current, reply: $0) }) else {
      return
    }
    style = picked.style
    guard let file = picked.file else { return copy(picked.reference, router) }
    append(picked.reference, to: file, router)
  }

  private func append(_ reference: Reference, to file: String, _ router: (any Announcer)?) {
    do throws(DesktopError) {
      let (path, isAppended) = try desktop.append(to: file) { [style] present in
        CitationFile.addition(reference, style, to: present)
      }
      router?.announce(
        isAppended
          ? "Appended as \(style.words) to \(path)\(Citer.gap(in: reference))"
          : "This citation is already in \(path)")
    } catch {
      router?.announce(error.notice)
    }
  }

  private func copy(_ reference: Reference, _ router: (any Announcer)?) {
    // Titles come from servers, and what is copied may be pasted into a terminal.
    let citation = Sanitizer.sanitizedLines(style.citation(reference))
    do throws(DesktopError) {
      try desktop.copy(citation)
      let first = citation.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
      let copied = ": \(style.isData ? CitationKey.key(of: reference) : first)"
      router?.announce("Copied as \(style.words)\(Citer.gap(in: reference).nonEmpty ?? copied)")
    } catch {
      router?.announce(error.notice)
    }
  }

  /// What a message about a citation says if it has no title.
  private static func gap(in reference: Reference) -> String {
    guard reference.isUntitled, let lccn = reference.lccn else { return "" }
    let owner = reference.address.flatMap { IssueSource($0) } ?? .library
    return UntitledNewspapers.notice(on: Newspaper(lccn: lccn, title: ""), at: owner)
  }

  private func reference(to work: PageAddress, _ title: String?) async -> Reference {
    // Without a record, the title on the screen is cited; a list shows the number if it knows no title.
    let shown = Newspaper(lccn: work.lccn, title: title ?? "")
    let known = await service.cited(work).completing(shown)
    return Citing.reference(to: work, known, archive: service.archive)
  }
}
