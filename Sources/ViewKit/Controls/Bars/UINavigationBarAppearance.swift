/// How a navigation bar looks: its ground, and its title.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// Font and colour of the title; empty, the default, for the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { whenChanged?() }
    }

    /// The system's look.
    public override init() { super.init() }

    /// The look of `barAppearance`; the title's, too, where that is one of a navigation bar.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let bar = barAppearance as? UINavigationBarAppearance { titleTextAttributes = bar.titleTextAttributes }
    }
}
