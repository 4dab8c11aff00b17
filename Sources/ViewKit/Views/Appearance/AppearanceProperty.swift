/// A property of views that appearance proxies set.
@MainActor struct AppearanceProperty {
    /// Sets the property of the last view, which has the value of the second still, to that of the first; returns whether that
    /// has another one than the second.
    let apply: (_ proxy: UIView, _ fresh: UIView, _ view: UIView) -> Bool

    static let all =
        views + navigationBars + otherBars + controls + [
            property(\UITableView.separatorColor), property(\UITableView.separatorInset), property(\UILabel.font),
            property(\UILabel.textColor),
        ]

    private static let views = [
        property(\UIView.ownTintColor) { $0.tintColor = $1 }, property(\UIView.backgroundColor),
    ]

    private static let navigationBars = [
        property(\UINavigationBar.barStyle), property(\UINavigationBar.barTintColor),
        property(\UINavigationBar.isTranslucent), property(\UINavigationBar.prefersLargeTitles),
        property(\UINavigationBar.shadowImage), attributes(\UINavigationBar.titleTextAttributes),
        attributes(\UINavigationBar.largeTitleTextAttributes),
        property(\UINavigationBar.background.image) { $0.setBackgroundImage($1, for: .default) },
        property(\UINavigationBar.background.appearances.standard.value) { bar, value in
            if let value { bar.standardAppearance = value }
        },
        property(\UINavigationBar.background.appearances.compact.value) { $0.compactAppearance = $1 },
        property(\UINavigationBar.background.appearances.scrollEdge.value) { $0.scrollEdgeAppearance = $1 },
    ]

    private static let otherBars = [
        property(\UITabBar.barStyle), property(\UITabBar.barTintColor), property(\UITabBar.isTranslucent),
        property(\UITabBar.background.appearances.standard.value) { bar, value in
            if let value { bar.standardAppearance = value }
        },
        property(\UITabBar.background.appearances.scrollEdge.value) { $0.scrollEdgeAppearance = $1 },
        property(\UIToolbar.barTintColor), property(\UIToolbar.isTranslucent),
        property(\UIToolbar.background.appearances.standard.value) { bar, value in
            if let value { bar.standardAppearance = value }
        },
        property(\UIToolbar.background.appearances.scrollEdge.value) { $0.scrollEdgeAppearance = $1 },
    ]

    private static let controls = [
        property(\UISwitch.onTintColor), property(\UISwitch.thumbTintColor), property(\UISlider.minimumTrackTintColor),
        property(\UISlider.maximumTrackTintColor), property(\UISlider.thumbTintColor),
        property(\UIProgressView.progressTintColor), property(\UIProgressView.trackTintColor),
        property(\UIPageControl.pageIndicatorTintColor), property(\UIPageControl.currentPageIndicatorTintColor),
        property(\UISegmentedControl.selectedSegmentTintColor), property(\UIActivityIndicatorView.color),
    ]

    private static func property<Owner: UIView, Value: Equatable>(
        _ path: ReferenceWritableKeyPath<Owner, Value>
    ) -> AppearanceProperty {
        property(path) { $0[keyPath: path] = $1 }
    }

    /// The property at `path`, which `set` sets.
    private static func property<Owner: UIView, Value: Equatable>(
        _ path: KeyPath<Owner, Value>, _ set: @escaping (Owner, Value) -> Void
    ) -> AppearanceProperty {
        AppearanceProperty { proxy, fresh, view in
            guard let proxy = proxy as? Owner, let fresh = fresh as? Owner, let view = view as? Owner,
                proxy[keyPath: path] != fresh[keyPath: path]
            else { return false }
            if view[keyPath: path] == fresh[keyPath: path] { set(view, proxy[keyPath: path]) }
            return true
        }
    }

    /// The attributes of a text, which are nil at first.
    private static func attributes<Owner: UIView>(
        _ path: ReferenceWritableKeyPath<Owner, [NSAttributedString.Key: Any]?>
    ) -> AppearanceProperty {
        AppearanceProperty { proxy, _, view in
            guard let value = (proxy as? Owner)?[keyPath: path], let view = view as? Owner else { return false }
            if view[keyPath: path] == nil { view[keyPath: path] = value }
            return true
        }
    }
}
