/// The user's preferred size of text; always `large` on a desktop, unless traits are overridden.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String

    /// A category of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It is not said.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest text.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// Text two steps below the usual size.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// Text one step below the usual size.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The usual size of text.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// Text one step above the usual size.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Text two steps above the usual size.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// Text three steps above the usual size.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first step of larger accessibility sizes.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second step of larger accessibility sizes.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third step of larger accessibility sizes.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth step of larger accessibility sizes.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest text.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted when the user has chosen another size of text; never here, as there is no setting for it.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category, a string, in that notification.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    private static let ordered: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The step from the smallest text, 0 to 11; that of `large` for an unspecified or unknown category.
    var step: Int { Self.ordered.firstIndex(of: self) ?? 3 }

    /// Whether the category is one of the five larger accessibility sizes.
    public var isAccessibilityCategory: Bool { step > 6 }

    /// Whether text of `left` is smaller than text of `right`.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step < right.step }

    /// Whether text of `left` is no larger than text of `right`.
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.step <= right.step
    }

    /// Whether text of `left` is larger than text of `right`.
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step > right.step }

    /// Whether text of `left` is no smaller than text of `right`.
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.step >= right.step
    }
}

/// A view whose fonts can follow the preferred size of text.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether a font of a text style takes the size of the view's traits when these change; false by default.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}

extension UITextField: UIContentSizeCategoryAdjusting {}
