/// A background as one value: its shape, its colour and the line round it.
public struct UIBackgroundConfiguration: Hashable, Sendable {
    /// The radius of the corners, in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The insets of the background from its view's edges, in points; zero by default, negative to extend beyond them.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// The colour; nil, the default, for that of the style.
    public var backgroundColor: UIColor?
    /// The colour of the line; nil, the default, for the tint colour.
    public var strokeColor: UIColor?
    /// The width of the line at the inner side of the edge, in points; 0, the default, for none.
    public var strokeWidth: CGFloat = 0

    init(cornerRadius: CGFloat = 0) { self.cornerRadius = cornerRadius }

    /// A transparent background.
    public static func clear() -> UIBackgroundConfiguration {
        var ground = UIBackgroundConfiguration()
        ground.backgroundColor = .clear
        return ground
    }
}
