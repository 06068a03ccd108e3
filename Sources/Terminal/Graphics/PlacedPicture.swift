/// A picture and the cells that it fills.
struct PlacedPicture: Hashable, Sendable {
  let picture: Picture
  let rect: Rect
}
