import Testing
import ViewKit

@testable import Preview
@testable import Transitions

/// The screens of the transitions hold what they show on small phones, and on those that lie on their side.
@MainActor @Suite struct ScreenLayoutTests {
    nonisolated static let sizes = [(390, 844), (375, 667), (667, 375), (844, 390)]
        .map { CGSize(width: $0.0, height: $0.1) }
    nonisolated static let smallest = CGSize(width: 320, height: 568)

    /// The labels in `view` and their places in the window: as large as their words, from the top of the capitals of the
    /// first line to the bottom of the last line.
    private func labels(in view: UIView) -> [(words: String, frame: CGRect)] {
        var found: [(String, CGRect)] = []
        if let label = view as? UILabel, let text = label.text {
            let size = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
            let top = label.font.ascender - label.font.capHeight
            let words = CGRect(x: 0, y: top, width: size.width, height: size.height - top)
            found.append((text, label.convert(words, to: nil)))
        }
        return found + view.subviews.flatMap(labels)
    }

    @Test(arguments: ["fold", "page-curl", "flip", "circular-reveal", "dissolve", "magic-move"], sizes)
    func wordsLieWithinTheScreenAndNotOverEachOther(name: String, size: CGSize) throws {
        let rig = try TransitionRig(name, size: size)
        for _ in 0..<2 {
            let view = try #require(rig.screens.last?.view)
            expectApart(rig.run { labels(in: view) }, in: size)
            rig.play()
        }
    }

    private func expectApart(_ found: [(words: String, frame: CGRect)], in size: CGSize) {
        for (index, label) in found.enumerated() {
            #expect(label.frame.minY >= 0 && label.frame.maxY <= size.height + 1, "\(label.words) at \(label.frame)")
            for other in found[..<index] {
                let common = label.frame.intersection(other.frame)
                #expect(common.isNull || common.height < 4 || common.width < 1, "\(label.words) over \(other.words)")
            }
        }
    }

    @Test(arguments: ["elastic", "magic-move", "zoom", "circular-reveal"], sizes + [smallest])
    func soDoScreensThatWereOpened(name: String, size: CGSize) throws {
        let rig = try TransitionRig(name, size: size)
        rig.play()
        let screen = try #require(rig.screens.last)
        let found = rig.run { labels(in: screen.view) }
        expectApart(found, in: size)
        guard let picture = (screen as? any PictureScreen)?.pictureView else { return }
        let frame = rig.run { picture.convert(picture.bounds, to: nil) }
        for label in found { #expect(!label.frame.intersects(frame), "\(label.words) over the picture") }
    }

    /// The button that lets night fall lies on nothing.
    @Test(arguments: sizes + [smallest]) func theMoonIsBesideTheWords(size: CGSize) throws {
        let rig = try TransitionRig("circular-reveal", size: size)
        let view = try #require(rig.screens.last?.view)
        let button = try #require(view.subviews.first { !$0.subviews.isEmpty })
        for label in rig.run({ labels(in: view) }) { #expect(!label.frame.intersects(button.frame), "\(label.words)") }
    }
}
