/// What is so where something is shown: the appearance and the density.
///
/// All that is shown here has the light appearance; a dark one is there for code that asks for its colours.
public final class UITraitCollection: NSObject, Sendable {
    /// The appearance.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// Pixels per point; 0 where it is not said.
    public let displayScale: CGFloat
    /// The kind of device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom

    @TaskLocal private static var performed: UITraitCollection?

    init(_ style: UIUserInterfaceStyle, displayScale: CGFloat, idiom: UIUserInterfaceIdiom) {
        (userInterfaceStyle, self.displayScale, userInterfaceIdiom) = (style, displayScale, idiom)
        super.init()
    }

    /// Traits of which nothing is said.
    public override convenience init() { self.init(.unspecified, displayScale: 0, idiom: .unspecified) }

    /// Traits of which the appearance is said.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(userInterfaceStyle, displayScale: 0, idiom: .unspecified)
    }

    /// Traits of which the density is said.
    public convenience init(displayScale scale: CGFloat) {
        self.init(.unspecified, displayScale: scale, idiom: .unspecified)
    }

    /// Traits that say what one of `traitCollections` says, the last one that does.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(
            traitCollections.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified,
            displayScale: traitCollections.last { $0.displayScale != 0 }?.displayScale ?? 0,
            idiom: traitCollections.last { $0.userInterfaceIdiom != .unspecified }?.userInterfaceIdiom ?? .unspecified)
    }

    /// The traits that colours are asked for: the light appearance, except within `performAsCurrent(_:)`.
    public class var current: UITraitCollection { performed ?? phone }

    private static let phone = UITraitCollection(.light, displayScale: 0, idiom: .phone)

    /// Runs `actions` with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

    func asCurrent<Result>(_ body: () -> Result) -> Result { Self.$performed.withValue(self, operation: body) }

    /// Whether dynamic colours may differ between these traits and `traitCollection`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
    }

    /// Whether `object` says the same.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
            && userInterfaceIdiom == other.userInterfaceIdiom
    }

    /// Follows from what is said.
    public override var hash: Int { userInterfaceStyle.hashValue ^ displayScale.hashValue }
}

/// What has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// What is so here.
    var traitCollection: UITraitCollection { get }
}

extension UIScreen: UITraitEnvironment {
    /// The light appearance of a phone, at the screen's density.
    public var traitCollection: UITraitCollection { UITraitCollection(.light, displayScale: scale, idiom: .phone) }
}

extension UIView: UITraitEnvironment {
    /// Appearance and density of the screen of the view's window, or without one of the screen under which it was made.
    public var traitCollection: UITraitCollection {
        let scale = window?.screenScale ?? layer.context.host?.screen.scale ?? 1
        return UITraitCollection(.light, displayScale: scale, idiom: .phone)
    }
}

extension UIViewController: UITraitEnvironment {
    /// What is so where the view is, or on the screen before it was made.
    public var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection }
}
