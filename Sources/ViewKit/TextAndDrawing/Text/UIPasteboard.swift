import Foundation

/// Holds what was copied, as items of one or several representations each.
///
/// Text on the general one goes to the desktop's clipboard; the desktop's text comes with the key that pastes it.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
    /// Posted, with the pasteboard as its object, after what it holds has changed.
    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

    private final let clipboard: Clipboard

    private init(_ clipboard: Clipboard) {
        self.clipboard = clipboard
        super.init()
        clipboard.onChange = { [weak self] in
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }

    /// The pasteboard that all programs share.
    open class var general: UIPasteboard { HostScope.attachment { UIPasteboard(.of($0)) } }

    /// The number of times that the items have changed.
    open var changeCount: Int { clipboard.changeCount }

    /// The items, each by the type identifiers of its representations. Setting them replaces all.
    open var items: [[String: Any]] {
        get { clipboard.items }
        set { clipboard.copy(newValue) }
    }

    /// The number of items.
    open var numberOfItems: Int { items.count }

    /// Adds `items` to those that are there.
    open func addItems(_ items: [[String: Any]]) { self.items += items }

    // MARK: The first item

    /// The type identifiers of the first item's representations.
    open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

    /// Whether the first item has a representation of one of `pasteboardTypes`.
    open func contains(pasteboardTypes: [String]) -> Bool {
        pasteboardTypes.contains { items.first?[$0] != nil }
    }

    /// The first item's representation of a type; nil where it has none.
    open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

    /// Replaces all items by one with `value` as its representation.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

    /// The same representation as data; nil where it is none.
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        value(forPasteboardType: pasteboardType) as? Data
    }

    /// Replaces all items by one with `data` as its representation.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setValue(data, forPasteboardType: pasteboardType)
    }

    // MARK: Kinds of content

    /// The text of the first item that has any; nil without one. Setting it replaces all items.
    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of all items that have any; nil without one. Setting them replaces all items.
    open var strings: [String]? {
        get { values(Clipboard.text) }
        set { items = (newValue ?? []).map { [Clipboard.textTypes[0]: $0] } }
    }

    /// Whether an item has text.
    open var hasStrings: Bool { strings != nil }

    /// The address in the first item that has one; nil without one. Setting it replaces all items.
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The addresses in all items that have one; nil without one. Setting them, which are texts as well, replaces all items.
    open var urls: [URL]? {
        get { values { $0[Self.urlType] as? URL } }
        set { items = (newValue ?? []).map { [Self.urlType: $0, Clipboard.textTypes[0]: $0.absoluteString] } }
    }

    /// Whether an item has an address.
    open var hasURLs: Bool { urls != nil }

    /// The picture of the first item that has one; nil without one. Setting it replaces all items.
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    /// The pictures of all items that have one, also as the data of a file; nil without one. Setting them replaces all
    /// items.
    open var images: [UIImage]? {
        get { values(Self.image) }
        set { items = (newValue ?? []).map { [Self.imageTypes[0]: $0] } }
    }

    /// Whether an item has a picture.
    open var hasImages: Bool { images != nil }

    /// The colour of the first item that has one; nil without one. Setting it replaces all items.
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }

    /// The colours of all items that have one; nil without one. Setting them replaces all items.
    open var colors: [UIColor]? {
        get { values { $0[Self.colorType] as? UIColor } }
        set { items = (newValue ?? []).map { [Self.colorType: $0] } }
    }

    /// Whether an item has a colour.
    open var hasColors: Bool { colors != nil }

    private static let urlType = "public.url"
    private static let colorType = "com.apple.uikit.color"
    /// The type identifiers of pictures, the one that a picture is kept under first.
    private static let imageTypes = ["public.png", "public.jpeg", "public.image"]

    private static func image(of item: [String: Any]) -> UIImage? {
        imageTypes.lazy.compactMap { item[$0] }.compactMap { value in
            value as? UIImage ?? (value as? Data).flatMap { UIImage(data: $0) }
        }.first
    }

    private func values<Value>(_ value: ([String: Any]) -> Value?) -> [Value]? {
        let values = items.compactMap(value)
        return values.isEmpty ? nil : values
    }
}
