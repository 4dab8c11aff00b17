import Foundation
import Testing

@testable import ViewKit

/// Parts of a text that get other fonts and colours than their neighbours.
@MainActor @Suite struct AttributedRunTests {
    private func runs(of text: NSAttributedString) -> [NSRange] {
        var runs: [NSRange] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in runs.append(range) }
        return runs
    }

    @Test func aPartGetsAnotherFontAndColor() {
        let text = NSMutableAttributedString(
            string: "hello world", attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red])
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 12), range: NSRange(location: 5, length: 3))
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 8, length: 3))
        #expect(runs(of: text).map(\.location) == [0, 5, 8])
        let color = text.attribute(.foregroundColor, at: 9, effectiveRange: nil) as? UIColor
        #expect(color == .blue)
    }

    @Test func whatIsAppendedStandsBesideWhatIsThere() {
        let text = NSMutableAttributedString(string: "a", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "b", attributes: [.foregroundColor: UIColor.green]))
        text.setAttributes([.foregroundColor: UIColor.blue], range: NSRange(location: 0, length: 1))
        #expect(text.string == "ab" && runs(of: text).count == 2)
    }
}
