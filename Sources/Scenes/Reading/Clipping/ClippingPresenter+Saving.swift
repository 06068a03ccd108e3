import MVP
import Newspapers
import Presentation

extension ClippingPresenter {
  public func sayNoScan() {
    router?.announce(failure: "The scan could not be loaded, so there is nothing to clip")
  }

  public func sayStillClipping() { router?.announce(failure: "Still saving this clip") }

  /// Writes picture and sidecar, adds the clip to the reader's notes, and goes back to the page, unless the reader
  /// has gone on meanwhile.
  /// - Parameters:
  ///   - headline: empty for none.
  ///   - isShown: whether the clip is still what the reader sees.
  public func save(headline: String, isShown: @MainActor () -> Bool = { true }) async {
    guard let maker else {
      router?.announce(failure: "Clips cannot be saved here")
      return
    }
    var order = ClipOrder(page, regions: taken + [region])
    order.headline = headline.isEmpty ? nil : headline
    order.existing = .numbered
    order.foundBy = foundBy
    order.makesExcerpt = true
    router?.announce("Clipping …")
    do throws(ClipError) {
      let clip = try await maker.make(order)
      let names = clip.document.parts.map(\.image.file)
      let files = names.count == 1 ? names[0] : "\(names.count) pictures, \(names[0]) …"
      let words = "Saved in \(maker.shownFolder): \(files)"
      if isShown() { router?.back() }
      if let excerpt = clip.excerpt {
        await shelf.add(excerpt, done: words, router)
      } else {
        router?.announce(words)
      }
    } catch {
      router?.announce(failure: Failure(error).message)
    }
  }
}
