/// The content of a row of a list: a picture, a text and a second text, with their look.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    /// The picture; nil by default.
    public var image: UIImage?
    /// The look of the picture.
    public var imageProperties = ImageProperties()
    /// The text; nil by default. Setting it takes the attributed one away.
    public var text: String? { didSet { if text != nil { attributedText = nil } } }
    /// The text with attributes; nil by default. Setting it takes the plain one away.
    public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
    /// The look of the text.
    public var textProperties: TextProperties
    /// The second text; nil by default. Setting it takes the attributed one away.
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
    /// The second text with attributes; nil by default. Setting it takes the plain one away.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }
    /// The look of the second text.
    public var secondaryTextProperties: TextProperties
    /// The axes along which the content also keeps the margins of the view around; horizontally by default.
    public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal
    /// The distances from the edges to the content, in points.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets
    /// Whether the second text stands beside the text, at the other edge, where both fit on one line; otherwise below it.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance from the picture to the texts, in points; 16 by default.
    public var imageToTextPadding: CGFloat = 16
    /// The least distance between texts beside each other, in points; 8 by default.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The distance between texts below each other, in points; 3 by default.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    init(
        _ text: TextProperties, _ secondaryText: TextProperties,
        margins: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    ) {
        textProperties = text
        secondaryTextProperties = secondaryText
        directionalLayoutMargins = margins
        imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    }

    /// Returns a new view that shows the configuration.
    @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The content as it looks in `state`: system colours are paler where it is disabled.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var content = self
        content.textProperties.isDimmed = state.showsDisabled
        content.secondaryTextProperties.isDimmed = state.showsDisabled
        content.imageProperties.isDimmed = state.showsDisabled
        return content
    }
}
