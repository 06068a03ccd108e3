/// Another archive, whose texts give way to local readings where the reader prefers them.
public struct RereadArchive: DecoratedArchive {
  let archive: any NewspaperArchive
  private let store: any ReadingStore

  public init(_ archive: any NewspaperArchive, store: any ReadingStore) {
    self.archive = archive
    self.store = store
  }

  public func text(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageText {
    let readings: PageReadings
    do throws(NewspaperError) {
      readings = try await store.readings(of: page)
    } catch {
      // The page can still be read, and says what it lacks.
      let text = try await archive.text(of: page, freshness: freshness)
      return text.with(text.origin.lacking("texts that were read again on this machine", because: error))
    }
    guard readings.isPreferred else { return try await archive.text(of: page, freshness: freshness) }
    let (origin, layout) = try await merged(readings, page, freshness)
    return PageText(
      page: page, text: PrintedText(layout).lines.joined(separator: "\n"), layout: layout, origin: origin,
      readings: readings.current)
  }

  public func layout(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageLayout {
    // Problems with the file of readings are reported with the text.
    let readings = (try? await store.readings(of: page)) ?? PageReadings()
    guard readings.isPreferred else { return try await archive.layout(of: page, freshness: freshness) }
    return try await merged(readings, page, freshness).layout
  }

  public func isHere(_ part: PagePart, of page: PageID) async -> Bool {
    guard part == .text, let readings = try? await store.readings(of: page), readings.isPreferred else {
      return await archive.isHere(part, of: page)
    }
    // Readings of parts need the source's words.
    return (try? await merged(readings, page, .kept)) != nil
  }

  /// Requests the source's words only if they are needed.
  private func merged(
    _ readings: PageReadings, _ page: PageID, _ freshness: Freshness
  ) async throws(NewspaperError) -> (origin: Origin, layout: PageLayout) {
    let whole = readings.current.lastIndex(where: \.isWholePage)
    var merged: PageLayout
    if let whole {
      merged = readings.current[whole].layout
    } else {
      merged = try await archive.layout(of: page, freshness: freshness)
    }
    for reading in readings.current.dropFirst(whole.map { $0 + 1 } ?? 0) {
      merged = merged.replacing(reading.region, with: reading.layout)
    }
    let engine = readings.current.last?.engine ?? ""
    let name =
      whole == nil
      ? "\(archive.name(of: page.issue.lccn)), parts by \(engine)" : "\(engine), this machine"
    let date = readings.current.map(\.date).min() ?? 0
    return (Origin(name: name, asOf: date, isLive: true), merged)
  }
}

extension PageText {
  fileprivate func with(_ origin: Origin) -> PageText {
    PageText(page: page, text: text, layout: layout, origin: origin, readings: readings)
  }
}
