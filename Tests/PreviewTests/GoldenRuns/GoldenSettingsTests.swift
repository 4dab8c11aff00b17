import Foundation
import Testing

@testable import Preview

/// `goldens.json`: what is written is read again, and what no screen has is an error at its place.
struct GoldenSettingsTests {
    @Test func theDefaultsAreReadAsTheyAreWritten() throws {
        let settings = GoldenSettings(size: CGSize(width: 390, height: 844.5))
        #expect(try GoldenSettings(Data(settings.text.utf8), path: "goldens.json") == settings)
        #expect(settings.screens.map(\.name) == ["390x844.5@1x-light"])
    }

    @Test func eachCombinationIsAScreen() throws {
        let text =
            #"{"segueGoldens": 1, "sizes": ["390x844", "20x30"], "scales": [0.5, 2], "appearances": ["dark", "light"]}"#
        let settings = try GoldenSettings(Data(text.utf8), path: "goldens.json")
        #expect(
            settings.screens.map(\.name) == [
                "390x844@0.5x-dark", "390x844@0.5x-light", "390x844@2x-dark", "390x844@2x-light", "20x30@0.5x-dark",
                "20x30@0.5x-light", "20x30@2x-dark", "20x30@2x-light",
            ])
        #expect(settings.screens[2].size == CGSize(width: 390, height: 844) && settings.screens[2].isDark)
    }

    /// A file, and the beginning of what is said of it behind its path.
    static let faults: [(text: String, message: String)] = {
        func file(_ sizes: String = #""9x9""#, _ scales: String = "1", _ appearances: String = #""light""#) -> String {
            #"{"segueGoldens": 1, "sizes": [\#(sizes)], "scales": [\#(scales)], "appearances": [\#(appearances)]}"#
        }
        let many = (1...17).map { #""9x\#($0)""# }.joined(separator: ",")
        return [
            ("", ": it is no JSON object; write it as { "), ("[]", ": it is no JSON object; "),
            ("{", ": it is no JSON object; "), ("{}", ", \"segueGoldens\": it is missing; "),
            (#"{"segueGoldens": 2, "sizes": [], "scales": [], "appearances": []}"#, ", \"segueGoldens\": it is 2, and"),
            (#"{"segueGoldens": 1, "sizes": ["9x9"], "scales": [1]}"#, ", \"appearances\": it is missing; "),
            (#"{"segueGoldens": 1, "size": []}"#, ": unknown key \"size\"; did you mean 'sizes'?"),
            (file(""), ", \"sizes\": it is empty; give at least one"), (file(many), ", \"sizes\": 17 are too many; "),
            (file("1"), ", \"sizes\"[0]: it is of the wrong kind; "),
            (file(#""9x9","0x9""#), ", \"sizes\"[1]: '0x9' is not a size; "),
            (file(#""9x9","nanx9""#), ", \"sizes\"[1]: 'nanx9' is not a size; "),
            (file(#""9x9","9x9""#), ", \"sizes\"[1]: it is there twice; "),
            (file(#""9x9""#, "0"), ", \"scales\"[0]: 0 is out of range; give a number above 0"),
            (file(#""9x9""#, "-1.5"), ", \"scales\"[0]: -1.5 is out of range; "),
            (file(#""9x9""#, #""1""#), ", \"scales\"[0]: it is of the wrong kind; "),
            (file(#""9x9""#, "1,true"), ", \"scales\"[1]: it is of the wrong kind; "),
            (file(#""9x9""#, "null"), ", \"scales\"[0]: it is of the wrong kind; "),
            (file(#""9x9""#, "1", #""black""#), ", \"appearances\"[0]: 'black' is not an appearance; "),
            (file(#""9000x9000""#), ", \"sizes\" and \"scales\": 7 moments of 9000x9000 points at 1x are too many"),
            (file(#""9x9""#, "1e300"), ", \"sizes\" and \"scales\": "),
            (file(#""9x9""#, "0.01"), ", \"sizes\" and \"scales\": "),
        ]
    }()

    @Test(arguments: faults.indices) func aFaultIsAnErrorAtItsPlace(_ index: Int) {
        let fault = Self.faults[index]
        let error = #expect(throws: PreviewError.self, "\(fault.text)") {
            try GoldenSettings(Data(fault.text.utf8), path: "goldens.json")
        }
        let message = error?.description ?? ""
        #expect(message.hasPrefix("goldens.json" + fault.message), "\(message)")
    }
}
