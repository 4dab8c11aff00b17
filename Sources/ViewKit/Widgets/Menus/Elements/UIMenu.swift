/// A menu: elements with a title, an image and options.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The name by which a menu is distinguished from others.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// An identifier of that name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// An identifier of that name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The place and the behaviour of a menu.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Options of those bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In another menu its elements stand among those of that one, between lines.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// In another menu it is red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Of its actions, those of menus in it included, one at most is on: the one chosen last.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// In another menu its elements stand in rows of images, where it is displayed inline.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The size of the elements of a menu.
    public enum ElementSize: Int, Sendable {
        /// Images side by side.
        case small
        /// Images with titles below them, side by side.
        case medium
        /// Rows with titles.
        case large
        /// Rows, or images side by side in a palette.
        case automatic = -1
    }

    private let elements: [UIMenuElement]
    private let name: Identifier
    private let ownOptions: Options

    /// A menu of `children`; without an identifier it gets one that no other has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic,
        children: [UIMenuElement] = []
    ) {
        elements = children
        name = identifier ?? Identifier(ElementCounter.current.next("menu"))
        ownOptions = options
        self.preferredElementSize = preferredElementSize
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// The name by which the menu is distinguished from others.
    open var identifier: Identifier { name }
    /// The place and the behaviour of the menu.
    open var options: Options { ownOptions }
    /// The size of the elements.
    open var preferredElementSize: ElementSize
    /// The elements of the menu.
    open var children: [UIMenuElement] { elements }

    /// The actions of the menu that are on, those of menus in it included; of a menu in itself each counts once.
    open var selectedElements: [UIMenuElement] { MenuWalk(self).actions.filter { $0.state == .on } }

    /// A copy of the menu with `newChildren` as its elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            preferredElementSize: preferredElementSize, children: newChildren)
    }
}
