import Compositor
import Foundation
import Testing
import Transitions
import ViewKit

/// Text of the built-in transitions is readable in both appearances: white text stood on white paper in the dark.
@MainActor @Suite struct DarkAppearanceTests {
    /// The least ratio of luminances of a text and what it lies on, as WCAG 2 counts it; 3 is enough for large text, and
    /// what Apple's own secondary text has.
    private static let leastContrast = 3.0

    @Test(arguments: ["magic-move"] + TransitionPictureTests.names, [false, true]) func textStandsOut(
        _ name: String, isDark: Bool
    )
        throws
    {
        let rig = try PictureRig(name, kernels: .best, isDark: isDark, size: BuiltInTransition.phoneSize)
        expectContrast(in: rig)
        try rig.show(1)
        rig.release()
        try rig.rest()
        expectContrast(in: rig)
    }

    private func expectContrast(in rig: PictureRig) {
        rig.forEachView { view in
            // Arrows and page numbers are meant to be faint.
            guard let label = view as? UILabel, let text = label.text, text.count > 1, let paper = paper(below: label)
            else { return }
            let color = label.textColor.resolvedColor(with: label.traitCollection)
            let ratio = contrast(color, paper)
            #expect(ratio >= Self.leastContrast, "\(text): \(ratio)")
        }
    }

    /// The colour on which a label lies; nil where that is a picture, or no plain colour.
    private func paper(below label: UILabel) -> UIColor? {
        var view: UIView = label
        while let above = view.superview {
            if above.alpha < 1 || above.isHidden { return nil }
            let index = above.subviews.firstIndex(of: view) ?? 0
            let frame = label.convert(label.bounds, to: above)
            for sibling in above.subviews[..<index] where sibling.frame.intersects(frame) && !sibling.isHidden {
                return nil
            }
            if let color = above.backgroundColor?.resolvedColor(with: above.traitCollection), color.cgColor.alpha > 0 {
                return color.cgColor.alpha == 1 ? color : nil
            }
            view = above
        }
        return nil
    }

    private func contrast(_ a: UIColor, _ b: UIColor) -> Double {
        let lights = [luminance(of: a, over: b), luminance(of: b, over: b)].sorted()
        return (lights[1] + 0.05) / (lights[0] + 0.05)
    }

    private func luminance(of color: UIColor, over paper: UIColor) -> Double {
        let alpha = color.cgColor.alpha
        let channels = zip(components(of: color), components(of: paper)).map { $0 * alpha + $1 * (1 - alpha) }
        let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    private func components(of color: UIColor) -> [Double] {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue]
    }
}
