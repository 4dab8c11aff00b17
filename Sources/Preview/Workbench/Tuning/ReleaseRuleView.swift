import Foundation
import Recorder
import ViewKit

/// The rule of the last release on the finger's path: where it let go, where it would have come to rest, and the threshold
/// between going on and going back.
final class ReleaseRuleView: DrawnView {
    /// The last release; nil before the first.
    var release: ReleaseRecord? {
        didSet {
            guard release != oldValue else { return }
            words.text = Self.words(for: release)
            setNeedsDisplay()
        }
    }
    private let words = WorkbenchStyle.label("", WorkbenchStyle.body, WorkbenchStyle.detail)

    static let height = 64.0
    /// The fractions of the path at the left and right edges; a projection beyond them stands at the edge.
    private static let fractions = (first: -0.25, last: 1.25)
    private static let lineY = 16.0

    override init(frame: CGRect) {
        super.init(frame: frame)
        words.text = Self.words(for: nil)
        words.numberOfLines = 2
        addSubview(words)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        words.frame = CGRect(x: 0, y: 30, width: bounds.width, height: bounds.height - 30)
    }

    /// The release in words.
    private static func words(for release: ReleaseRecord?) -> String {
        guard let release else { return "Drag, and let go: the rule of the release shows here." }
        func percent(_ fraction: Double) -> String { String(format: "%.0f %%", fraction * 100) }
        let outcome = release.finishes ? "goes on" : "goes back"
        return "Let go at \(percent(release.progress)), bound for \(percent(release.projected)); "
            + "the threshold is \(percent(release.threshold)): it \(outcome)."
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        fill(CGRect(x: x(0), y: Self.lineY - 1, width: x(1) - x(0), height: 2), WorkbenchStyle.line, context)
        for end in [0.0, 1] {
            fill(CGRect(x: x(end) - 1, y: Self.lineY - 5, width: 2, height: 10), WorkbenchStyle.line, context)
        }
        guard let release else { return }
        let threshold = x(release.threshold)
        fill(CGRect(x: threshold - 0.5, y: 2, width: 1, height: 28), WorkbenchStyle.text, context)
        let start = x(release.progress)
        let end = x(release.projected)
        let distance = CGRect(x: min(start, end), y: Self.lineY - 1, width: abs(end - start), height: 2)
        fill(distance, WorkbenchStyle.accent, context)
        context.setFillColor(shown(WorkbenchStyle.text))
        context.fillEllipse(in: CGRect(x: start - 4, y: Self.lineY - 4, width: 8, height: 8))
        context.setStrokeColor(shown(WorkbenchStyle.accent))
        context.setLineWidth(2)
        context.strokeEllipse(in: CGRect(x: end - 5, y: Self.lineY - 5, width: 10, height: 10))
    }

    private func x(_ fraction: Double) -> Double {
        let (first, last) = Self.fractions
        let inset = 6.0
        let limited = min(max(fraction.isNaN ? 0 : fraction, first), last)
        return inset + (bounds.width - 2 * inset) * (limited - first) / (last - first)
    }
}
