import Testing
import ViewKit

@testable import Preview
@testable import Transitions

/// The screens of the transitions hold what they show on small phones, and on those that lie on their side.
@MainActor @Suite struct ScreenLayoutTests {
    nonisolated static let sizes = [(390, 844), (375, 667), (667, 375), (844, 390)]
        .map { CGSize(width: $0.0, height: $0.1) }

    /// The labels in `view` and their places in the window, as large as their words.
    private func labels(in view: UIView) -> [(words: String, frame: CGRect)] {
        var found: [(String, CGRect)] = []
        if let label = view as? UILabel, let text = label.text {
            let size = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
            found.append((text, label.convert(CGRect(origin: .zero, size: size), to: nil)))
        }
        return found + view.subviews.flatMap(labels)
    }

    @Test(arguments: ["fold", "page-curl", "flip", "circular-reveal"], sizes)
    func wordsLieWithinTheScreenAndNotOverEachOther(name: String, size: CGSize) throws {
        let rig = try TransitionRig(name, size: size)
        for _ in 0..<2 {
            let view = try #require(rig.screens.last?.view)
            let found = rig.run { labels(in: view) }
            for (index, label) in found.enumerated() {
                #expect(
                    label.frame.minY >= 0 && label.frame.maxY <= size.height + 1, "\(label.words) at \(label.frame)")
                for other in found[..<index] {
                    let common = label.frame.intersection(other.frame)
                    #expect(
                        common.isNull || common.height < 4 || common.width < 1, "\(label.words) over \(other.words)")
                }
            }
            rig.play()
        }
    }

    /// The button that lets night fall lies on nothing.
    @Test(arguments: sizes) func theMoonIsBesideTheWords(size: CGSize) throws {
        let rig = try TransitionRig("circular-reveal", size: size)
        let view = try #require(rig.screens.last?.view)
        let button = try #require(view.subviews.first { !$0.subviews.isEmpty })
        for label in rig.run({ labels(in: view) }) { #expect(!label.frame.intersects(button.frame), "\(label.words)") }
    }
}
