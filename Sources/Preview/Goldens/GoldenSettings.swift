import Files
import Foundation
import Graphics
import Recorder

/// The screens on which the goldens of a folder are drawn: `goldens.json` beside them.
struct GoldenSettings: Hashable, Sendable {
    static let fileName = "goldens.json"
    static let currentVersion = 1

    /// In points, each once.
    var sizes: [String]
    /// Pixels per point, each once.
    var scales: [Double]
    /// `light` and `dark`, each once.
    var appearances: [String]

    /// One light screen of `size`, in points, at one pixel per point.
    init(size: CGSize) {
        sizes = [Self.text(size.width) + "x" + Self.text(size.height)]
        scales = [1]
        appearances = [Self.light]
    }

    static let light = "light"
    static let dark = "dark"

    /// All screens: sizes, and of each the scales, and of each of those the appearances.
    var screens: [GoldenScreen] {
        sizes.flatMap { size in
            scales.flatMap { scale in
                appearances.map { GoldenScreen(sizeText: size, scale: scale, isDark: $0 == Self.dark) }
            }
        }
    }

    /// The text of the file.
    var text: String {
        let sizes = sizes.map(\.jsonLiteral).joined(separator: ", ")
        let scales = scales.map(Self.text).joined(separator: ", ")
        let appearances = appearances.map(\.jsonLiteral).joined(separator: ", ")
        return """
            {
              "segueGoldens": \(Self.currentVersion),
              "sizes": [\(sizes)],
              "scales": [\(scales)],
              "appearances": [\(appearances)]
            }

            """
    }

    /// A number as people write it: a whole one without a fraction.
    static func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}
