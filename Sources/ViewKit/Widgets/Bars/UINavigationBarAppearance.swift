/// The appearance of a navigation bar: its background, and its titles.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// Font and colour of the title; empty, the default, for the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { whenChanged?() }
    }
    /// Font and colour of the large title; empty, the default, for the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { whenChanged?() }
    }

    /// The system's look.
    public override init() { super.init() }

    /// The look of `barAppearance`; the titles', too, where that is one of a navigation bar.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let bar = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = bar.titleTextAttributes
        largeTitleTextAttributes = bar.largeTitleTextAttributes
    }
}
