import TestSupport
import Testing

struct GoldenPicturesTests {
    @Test func everyPictureIsOfATest() throws { #expect(try Golden.orphans() == []) }
}
