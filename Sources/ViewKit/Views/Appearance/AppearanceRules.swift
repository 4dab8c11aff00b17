/// The looks that code has given to classes of views and items, for one host.
@MainActor final class AppearanceRules {
    /// Whether any look was given in the process, so that views have to ask for it.
    private(set) static var areUsed = false

    /// In the order in which they go before each other.
    private var rules: [AppearanceRule] = []

    init() {}

    /// The rules of the host whose layers `context` has.
    static func of(_ context: LayerContext) -> AppearanceRules { context.attachments.value { AppearanceRules() } }

    /// The rules of the current host.
    static var current: AppearanceRules { of(HostScope.current.layers) }

    /// The proxy of the class `type` with those containers; nil before the first one.
    func proxy(of type: AnyClass, in containers: [any UIAppearanceContainer.Type]) -> NSObject? {
        rules.first { rule in
            rule.type == type && rule.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }?.proxy
    }

    func append(_ rule: AppearanceRule) {
        Self.areUsed = true
        rules.insert(rule, at: rules.firstIndex(where: rule.goesBefore) ?? rules.count)
    }

    /// Sets the properties of `view` that have their first values, as it enters a window.
    func apply(to view: UIView) {
        let found = rules.filter { $0.applies(to: type(of: view), at: view) }
        guard !found.isEmpty else { return }
        for property in AppearanceProperty.all {
            for rule in found {
                guard let proxy = rule.proxy as? UIView, let fresh = rule.fresh as? UIView else { continue }
                if property.apply(proxy, fresh, view) { break }
            }
        }
    }

    /// The tint colour for `item`, which `view` shows; nil where no proxy has one.
    func tintColor(of item: UIBarButtonItem, shownBy view: UIView) -> UIColor? {
        rules.lazy.filter { $0.applies(to: type(of: item), at: view) }
            .compactMap { ($0.proxy as? UIBarButtonItem)?.tintColor }.first
    }
}
