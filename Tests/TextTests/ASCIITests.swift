import Testing
import Text

struct ASCIITests {
  @Test func `one letter of more than a byte is found anywhere`() {
    for count in 0..<40 {
      let plain = String(repeating: "n", count: count)
      #expect(plain.isASCII)
      for place in 0..<count {
        let letters = plain.dropFirst(place + 1)
        for letter in ["é", "—", "𐐷", "\u{80}"] {
          let text = plain.prefix(place) + letter + letters
          #expect(!String(text).isASCII)
        }
        let control = plain.prefix(place) + "\u{7F}" + letters
        #expect(String(control).isASCII)
      }
    }
  }
}
