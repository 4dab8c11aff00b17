/// A mark, a button or a view of the app's own at the edge of a list cell.
@preconcurrency @MainActor public struct UICellAccessory {
    /// The states of the list in which an accessory is shown.
    public enum DisplayedState: Int, Sendable {
        /// In all.
        case always
        /// While the list is edited.
        case whenEditing
        /// While the list is not edited.
        case whenNotEditing
    }

    /// The room for an accessory.
    public enum LayoutDimension: Hashable, Sendable {
        /// As much as its view takes.
        case actual
        /// The system's own width, in whose middle it stands.
        case standard
        /// A width in points, in whose middle it stands.
        case custom(CGFloat)
    }

    /// The edge of the cell at which a view of the app's own is shown.
    public enum Placement {
        /// The position among the accessories at the same edge, from their number and those that are there.
        public typealias Position = @Sendable (_ accessories: [UICellAccessory]) -> Int

        /// At the edge where reading begins.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the edge where reading ends.
        case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
    }

    /// What an accessory shows.
    enum Kind: Equatable {
        case disclosureIndicator
        case detail
        case checkmark
        case delete
        case insert
        case multiselect
        case outlineDisclosure(OutlineDisclosureOptions.Style)
        case label(String, UIFont)
        case custom(UIView, keepsSize: Bool)
    }

    let kind: Kind
    let displayed: DisplayedState
    let isLeading: Bool
    var isHidden = false
    var reservedWidth = LayoutDimension.standard
    var tintColor: UIColor?
    /// Another tint where the accessory has a background, such as the circle behind a minus.
    var backgroundColor: UIColor?
    var action: (() -> Void)?
    var position: Placement.Position?

    init(_ kind: Kind, _ displayed: DisplayedState, isLeading: Bool = false) {
        self.kind = kind
        self.displayed = displayed
        self.isLeading = isLeading
    }

    /// Whether the accessory is shown in a list that is edited or not.
    func isShown(isEditing: Bool) -> Bool {
        switch displayed {
        case _ where isHidden: false
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}
