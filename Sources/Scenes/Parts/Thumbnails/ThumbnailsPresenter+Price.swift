import MVP
import Newspapers
import Presentation

/// What pictures take, shown before they are requested.
extension ThumbnailsPresenter {
  /// With at least this many requests, the reader is asked.
  static let fewest = 10

  /// What missing pictures of `pages` take, and those of `more` pages that are not listed yet.
  /// - Parameter again: whether those that are here are to be requested, too.
  public func price(of pages: [WantedPicture], more: Int = 0, again: Bool = false) async -> RequestPrice {
    var hosts: [String: Int] = [:]
    var dearest: [String] = []
    for wanted in pages where again || state.content?.isHere(wanted.page) != true {
      let asked = await archive.requests(for: view(wanted), of: wanted.page)
      if asked.count > dearest.count { dearest = asked }
      for host in asked { hosts[host, default: 0] += 1 }
    }
    for host in dearest { hosts[host, default: 0] += more }
    // Servers have their own paces, and requests to one overlap with waiting for another.
    let seconds = hosts.map { Double($0.value) * pace($0.key) }.max() ?? 0
    return RequestPrice(requests: hosts.values.reduce(0, +), seconds: Int(seconds.rounded(.up)))
  }

  /// Orders the picture of one page, even one that failed before, or a sharper one, and says what that takes.
  public func order(_ wanted: WantedPicture) async {
    // It may be here, and only not found yet.
    await lookUp([wanted])
    let isCoarse = state.content?.isCoarse(wanted.page) == true
    guard !Task.isCancelled, isCoarse || state.content?.isHere(wanted.page) != true else { return }
    let price = await price(of: [wanted], again: isCoarse)
    guard isCoarse else {
      return order(
        wanted.page, announcing: price.requests > 0 ? "Loading the picture: \(price.words)" : nil)
    }
    sharpened.insert(wanted.page)
    if price.requests > 0 { announceLoading("Loading a sharper picture: \(price.words)") }
    showNow()
  }

  /// Orders the picture of a page that the reader pauses on but did not request, if that takes a single
  /// request. Once a server has refused one, none is ordered in this way until the reader has received
  /// another.
  func orderAtRest(_ wanted: WantedPicture) async {
    guard !isRefused, state.content?[wanted.page] == .absent else { return }
    let price = await price(of: [wanted])
    guard !Task.isCancelled, price.requests == 1 else { return }
    order(wanted.page)
    rested.insert(wanted.page)
  }

  /// Orders the visible pictures, or all of `pages` and `more` that are not listed yet; asks first if that
  /// takes many requests. If they are already loading, stops that instead.
  public func orderAll(_ pages: [WantedPicture], more: Int = 0) async {
    guard !isOrdered else {
      order(.none)
      router?.announce("Stopped loading pictures; \(key: "load-pictures", "a") loads the rest")
      return
    }
    await lookUp(sight)
    guard !Task.isCancelled else { return }
    let (here, all) = (await price(of: sight), await price(of: pages, more: more))
    guard all.requests > 0 else {
      router?.announce("All pictures are here")
      return order(.inSight)
    }
    guard all.requests >= ThumbnailsPresenter.fewest else {
      if here.requests == 0 { router?.announce("Pictures are loaded as they come into view: \(all.words)") }
      return order(.all, announcing: "Loading pictures: \(all.words)")
    }
    var offers = [PictureOffer(order: .all, price: all)]
    if here.requests > 0, here.requests < all.requests {
      offers.insert(PictureOffer(order: .inSight, price: here), at: 0)
    }
    let answer = await router?.ask { .pictureOrderPicker(offers, reply: $0) }
    guard let answer, answer != .none else { return }
    order(answer)
    // Says nothing if none is to be loaded.
    announceLoading("Loading pictures")
  }
}
