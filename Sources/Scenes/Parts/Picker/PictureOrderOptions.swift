import Newspapers
import Presentation

/// Which pictures to load, the choice that costs nothing first.
struct PictureOrderOptions: PickerOptions {
  let offers: [PictureOffer]

  func options() async throws(NewspaperError) -> [PickerOption<PictureOrder>] {
    [PickerOption(.init("Not now"), .none)]
      + offers.map { offer in
        let name = offer.order == .inSight ? "Those in view" : "All, as you scroll"
        return PickerOption(.init(name, note: offer.price.words), offer.order)
      }
  }
}
