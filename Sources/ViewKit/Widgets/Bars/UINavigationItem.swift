/// The contents of a navigation bar while its screen is on top, and of the back button of the next one.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// When the title is a large one under the buttons.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As that of the item before; of the first one, always.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    /// The words in the middle.
    open var title: String? {
        didSet { if title != oldValue { changed() } }
    }
    /// A view in place of the words in the middle.
    open var titleView: UIView? {
        didSet { changed() }
    }
    /// The words of the back button that leads here; nil, the default, for the title.
    open var backButtonTitle: String? {
        didSet { changed() }
    }
    /// An item whose words, picture and colour the back button that leads here takes.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { changed() }
    }
    /// Whether the back button is left out while this item is on top; false by default.
    open var hidesBackButton = false {
        didSet { if hidesBackButton != oldValue { changed() } }
    }
    /// Whether items at the left stand beside the back button, not in its place; false by default.
    open var leftItemsSupplementBackButton = false {
        didSet { changed() }
    }
    /// The items at the left, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }
    /// The items at the right, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { changed() }
    }
    /// Whether the title is a large one where the bar prefers those; as the item before, by default.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { changed() } }
    }
    /// Whether the bar gives the item a large title.
    final var hasLargeTitle = false
    /// The looks that the bar has while the item is on top.
    final let appearances = BarAppearances(UINavigationBarAppearance.init(barAppearance:))
    /// Called when a property has changed; updates the bar.
    final var whenChanged: (() -> Void)?

    /// An item with a title.
    public init(title: String) {
        self.title = title
        super.init()
        appearances.whenChanged = { [weak self] in self?.changed() }
    }

    /// An item without a title.
    public override init() {
        super.init()
        appearances.whenChanged = { [weak self] in self?.changed() }
    }

    /// An item of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init()
        appearances.whenChanged = { [weak self] in self?.changed() }
        guard let coder = coder as? InterfaceCoder else { return nil }
        readAttributes(coder.values)
        readItems(of: coder.object, by: coder.loader)
    }

    /// The appearance over content while this item is on top, in place of the bar's own; nil by default. The item
    /// keeps a copy of what is set; changes of that copy show.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard.value }
        set { appearances.standard.set(newValue) }
    }

    /// The same where the bar has little height.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact.value }
        set { appearances.compact.set(newValue) }
    }

    /// The same at the top edge of the content.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge.value }
        set { appearances.scrollEdge.set(newValue) }
    }

    private func changed() { whenChanged?() }

    /// The item at the left edge; setting it replaces all at the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The item at the right edge; setting it replaces all at the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the item at the left, with a cross-fade where `animated` says so.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        fade(animated) { leftBarButtonItem = item }
    }

    /// Sets the item at the right, with a cross-fade where `animated` says so.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        fade(animated) { rightBarButtonItem = item }
    }

    /// Sets the items at the left, with a cross-fade where `animated` says so.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        fade(animated) { leftBarButtonItems = items }
    }

    /// Sets the items at the right, with a cross-fade where `animated` says so.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        fade(animated) { rightBarButtonItems = items }
    }

    /// Leaves the back button out or not, with a cross-fade where `animated` says so.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        fade(animated) { self.hidesBackButton = hidesBackButton }
    }

    /// The bar that shows the item.
    final weak var bar: UINavigationBar?

    private func fade(_ animated: Bool, _ change: () -> Void) {
        change()
        if animated { bar?.fadeIn() }
    }
}
