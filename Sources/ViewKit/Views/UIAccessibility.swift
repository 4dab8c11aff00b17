/// The accessibility settings that change the behaviour of the screen.
@preconcurrency @MainActor public enum UIAccessibility {
    /// Whether large motion is to be replaced by something calmer, such as a short cross-fade.
    public static var isReduceMotionEnabled: Bool { HostScope.current.screen.settings.reducesMotion }
    /// Whether a screen reader is on; false, as there is none.
    public static var isVoiceOverRunning: Bool { false }

    /// Tells a screen reader of a change; nobody hears it, as on a phone on which none is on.
    public static func post(notification: Notification, argument: Any?) {}

    /// A change of which screen readers are told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: UInt32

        /// The change of that number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Another screen shows; the argument is the element to go on at, or a text to say.
        public static let screenChanged = Notification(rawValue: 1000)
        /// A part of the screen changed; the argument is the element to go on at, or a text to say.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is a text to say.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled to; the argument is a text that tells the position.
        public static let pageScrolled = Notification(rawValue: 1009)
    }
}

/// The traits of an accessibility element: its kind, state and behaviour.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Traits of those bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It makes its own sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A summary of the app's state at its start.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be used now.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// It changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// A field to search with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Its value goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// It takes touches directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// The accessibility properties of an element. No screen reader reads them here; tests and other code may.
struct AccessibilityValues {
    var isElement = false
    var label: String?
    var hint: String?
    var value: String?
    var traits = UIAccessibilityTraits.none
    var identifier: String?
    var isModal = false
    var hidesElements = false
}
