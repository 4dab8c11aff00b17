import Foundation
import LayerTree

/// A phone or tablet by its name: its screen and the strips at the edges that are no safe area.
package struct Device: Hashable, Sendable {
    /// The name on the command line and in scripts: `iphone-16`.
    package let name: String
    /// The name for people: `iPhone 16`.
    package let title: String
    /// In points, upright.
    let portraitSize: CGSize
    let portraitInsets: ScreenInsets
    let landscapeInsets: ScreenInsets

    /// The device that is named so; nil for none.
    package init?(named name: String) {
        guard let device = Self.all.first(where: { $0.name == name }) else { return nil }
        self = device
    }

    /// A device of `width` times `height` points without covered edges.
    init(_ name: String, _ title: String, _ width: Double, _ height: Double) {
        self.init(name, title, width, height, upright: .none, onItsSide: .none)
    }

    /// A phone whose camera takes `top` points; on its side as many at both sides.
    init(_ name: String, _ title: String, _ width: Double, _ height: Double, top: Double) {
        self.init(
            name, title, width, height, upright: ScreenInsets(top: top, bottom: 34),
            onItsSide: ScreenInsets(left: top, bottom: 21, right: top))
    }

    /// A device with these insets in each orientation.
    init(
        _ name: String, _ title: String, _ width: Double, _ height: Double, upright: ScreenInsets,
        onItsSide: ScreenInsets
    ) {
        self.name = name
        self.title = title
        portraitSize = CGSize(width: width, height: height)
        portraitInsets = upright
        landscapeInsets = onItsSide
    }

    /// The screen in points, upright or on its side.
    func size(isLandscape: Bool) -> CGSize {
        isLandscape ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
    }

    /// The strips at the edges of a screen of `size`, which may be another than the device's.
    func insets(of size: CGSize) -> ScreenInsets { size.width > size.height ? landscapeInsets : portraitInsets }
}
