import Newspapers

extension Bookmark {
  /// Three of the sample newspapers, added a day apart, the first with a note and tags.
  public static let samples: [Bookmark] = [
    Bookmark(
      Newspaper.samples[0], note: "Greeley's paper, with Marx's letters from London",
      tags: ["war", "New York"],
      added: 1_749_600_000),
    Bookmark(Newspaper.samples[1], tags: ["capital"], added: 1_749_700_000),
    Bookmark(Newspaper.samples[3], note: "the Pacific coast", added: 1_749_800_000),
  ]
}
