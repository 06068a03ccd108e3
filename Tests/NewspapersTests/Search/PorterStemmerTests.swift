import Testing

@testable import Newspapers

struct PorterStemmerTests {
  @Test(arguments: [
    ("caresses", "caress"), ("ponies", "poni"), ("relational", "relat"), ("hopping", "hop"),
    ("filing", "file"),
    ("happy", "happi"), ("triplicate", "triplic"), ("goodness", "good"), ("adoption", "adopt"),
    ("roll", "roll"),
    ("generalizations", "gener"), ("oscillators", "oscil"), ("agreed", "agre"), ("rate", "rate"),
    ("sky", "sky"),
    ("conflated", "conflat"), ("feed", "feed"), ("bled", "bled"), ("falling", "fall"),
    ("controll", "control"),
    ("is", "is"), ("łodzi", "łodzi"),
  ])
  func `stems are those in Porter's paper`(_ word: String, _ stem: String) {
    #expect(String(decoding: PorterStemmer.stem(Array(word.utf8)[...]), as: UTF8.self) == stem)
  }
}
