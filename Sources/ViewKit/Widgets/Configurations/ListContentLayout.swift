/// The rectangles of a list content's picture and texts, in points.
struct ListContentLayout: Equatable {
    /// Measures of what is placed.
    struct Content {
        /// The size of the picture, and the room for it; nil without one.
        var image: (size: CGSize, room: CGSize)?
        /// Returns the size of a text within a width; nil without that text.
        var text: ((CGFloat) -> CGSize)?
        var secondaryText: ((CGFloat) -> CGSize)?
    }

    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var secondaryText = CGRect.zero
    /// The height that suits the content, its margins included.
    private(set) var height: CGFloat = 0

    /// Places `content` in a view `width` wide and `available` high, in its middle from top to bottom; 0 for the height that
    /// suits.
    init(
        _ content: Content, _ configuration: UIListContentConfiguration, margins: UIEdgeInsets, width: CGFloat,
        available: CGFloat
    ) {
        let left = margins.left + (content.image.map { $0.room.width + configuration.imageToTextPadding } ?? 0)
        let column = max(0, width - left - margins.right)
        placeTexts(content, configuration, left: left, column: column)
        let texts = text.union(secondaryText).height
        let inner = max(texts, content.image?.room.height ?? 0)
        height = margins.top + inner + margins.bottom
        let room = max(available, 0) > 0 ? available : height
        let middle = margins.top + (room - margins.top - margins.bottom) / 2
        let shift = middle - texts / 2
        text.origin.y += shift
        secondaryText.origin.y += shift
        if let image = content.image {
            self.image = CGRect(
                x: margins.left + (image.room.width - image.size.width) / 2, y: middle - image.size.height / 2,
                width: image.size.width, height: image.size.height)
        }
    }

    /// Places the texts below each other or side by side, from y = 0 on.
    private mutating func placeTexts(
        _ content: Content, _ configuration: UIListContentConfiguration, left: CGFloat, column: CGFloat
    ) {
        let first = content.text?(column) ?? .zero
        guard let second = content.secondaryText?(column) else {
            text = CGRect(x: left, y: 0, width: column, height: first.height)
            secondaryText = CGRect(x: left, y: 0, width: 0, height: 0)
            return
        }
        let needed = first.width + configuration.textToSecondaryTextHorizontalPadding + second.width
        if configuration.prefersSideBySideTextAndSecondaryText, content.text != nil, needed <= column {
            let height = max(first.height, second.height)
            text = CGRect(x: left, y: (height - first.height) / 2, width: column - second.width, height: first.height)
            text.size.width -= configuration.textToSecondaryTextHorizontalPadding
            secondaryText = CGRect(
                x: left + column - second.width, y: (height - second.height) / 2, width: second.width,
                height: second.height)
            return
        }
        let gap = content.text == nil ? 0 : configuration.textToSecondaryTextVerticalPadding
        text = CGRect(x: left, y: 0, width: column, height: first.height)
        secondaryText = CGRect(x: left, y: first.height + gap, width: column, height: second.height)
    }
}
