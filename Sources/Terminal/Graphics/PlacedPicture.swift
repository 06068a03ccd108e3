/// A picture and the cells it fills.
struct PlacedPicture: Hashable, Sendable {
  let picture: Picture
  let rect: Rect
}
