/// The options of accessories; nil stands for the system's own value.
extension UICellAccessory {
    /// The look of a chevron.
    public struct DisclosureIndicatorOptions {
        /// Whether it is left out.
        public var isHidden: Bool
        /// The room for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil for the system's.
        public var tintColor: UIColor?

        /// Options of these values.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The look of a check mark.
    public struct CheckmarkOptions {
        /// Whether it is left out.
        public var isHidden: Bool
        /// The room for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil for the system's.
        public var tintColor: UIColor?

        /// Options of these values.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The look of a detail button.
    public struct DetailOptions {
        /// Whether it is left out.
        public var isHidden: Bool
        /// The room for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil for the system's.
        public var tintColor: UIColor?

        /// Options of these values.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The look of a delete button.
    public struct DeleteOptions {
        /// Whether it is left out.
        public var isHidden: Bool
        /// The room for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil for the system's.
        public var tintColor: UIColor?
        /// The colour of the circle behind it; nil for the system's.
        public var backgroundColor: UIColor?

        /// Options of these values.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The look of an insert button.
    public struct InsertOptions {
        /// Whether it is left out.
        public var isHidden: Bool
        /// The room for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil for the system's.
        public var tintColor: UIColor?
        /// The colour of the circle behind it; nil for the system's.
        public var backgroundColor: UIColor?

        /// Options of these values.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The look of a selection mark.
    public struct MultiselectOptions {
        /// Whether it is left out.
        public var isHidden: Bool
        /// The room for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil for the system's.
        public var tintColor: UIColor?
        /// The colour of the circle behind it; nil for the system's.
        public var backgroundColor: UIColor?

        /// Options of these values.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.backgroundColor = backgroundColor
        }
    }

    /// The look and the behaviour of the mark of an outline.
    public struct OutlineDisclosureOptions {
        /// The touches that expand and collapse an item.
        public enum Style: Int, Sendable {
            /// As `cell`.
            case automatic
            /// Those on the whole cell, which is not selected then.
            case header
            /// Those on the mark.
            case cell
        }

        /// The touches that expand and collapse the item.
        public var style: Style
        /// Whether it is left out.
        public var isHidden: Bool
        /// The room for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil for the tint colour.
        public var tintColor: UIColor?

        /// Options of these values.
        public init(
            style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            self.style = style
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
        }
    }

    /// The look of a text.
    public struct LabelOptions {
        /// Whether it is left out.
        public var isHidden: Bool
        /// The room for it.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour; nil for that of second texts.
        public var tintColor: UIColor?
        /// The font.
        public var font: UIFont

        /// Options of these values.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil
        ) {
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.font = font ?? .preferredFont(forTextStyle: .body)
        }
    }

    /// A view of the app's own, with its place.
    @preconcurrency @MainActor public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The edge at which it is shown.
        public let placement: Placement
        /// Whether it is left out.
        public let isHidden: Bool
        /// The room for it.
        public let reservedLayoutWidth: LayoutDimension
        /// The tint colour of the view; nil for its own.
        public let tintColor: UIColor?
        /// Whether the view keeps the size that it has; otherwise it gets the size that suits its content.
        public let maintainsFixedSize: Bool

        /// A configuration of these values.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.isHidden = isHidden ?? false
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
        }
    }
}
