/// The properties of ViewKit's own classes that runtime attributes set, by the names that they have in Objective-C.
@MainActor enum BuiltInValues {
    private typealias Setter<Owner> = @MainActor (Owner, [Any]) -> Bool

    /// The object that is the value of a property; nil where the class has none of that name.
    static func object(_ name: String, of object: AnyObject) -> AnyObject? {
        switch (name, object) {
        case ("layer", let view as UIView): view.layer
        case ("titleLabel", let button as UIButton): button.titleLabel
        case ("imageView", let button as UIButton): button.imageView
        case ("contentView", let cell as UITableViewCell): cell.contentView
        case ("contentView", let cell as UICollectionViewCell): cell.contentView
        case ("superview", let view as UIView): view.superview
        case ("view", let controller as UIViewController): controller.view
        case ("navigationItem", let controller as UIViewController): controller.navigationItem
        default: nil
        }
    }

    /// Sets the property `name` of `object` to the first of `values` that has its type; false where there is none, or none has.
    static func set(_ name: String, of object: AnyObject, to values: [Any]) -> Bool {
        if let layer = object as? CALayer { return layerSetters[name]?(layer, values) ?? false }
        if let view = object as? UIView {
            if let isSet = viewSetters[name]?(view, values) { return isSet }
            guard let label = object as? UILabel else { return false }
            return labelSetters[name]?(label, values) ?? false
        }
        if name == "selectedIndex", let tabs = object as? UITabBarController {
            return setter(\UITabBarController.selectedIndex)(tabs, values)
        }
        guard let controller = object as? UIViewController else { return false }
        return controllerSetters[name]?(controller, values) ?? false
    }

    private static func setter<Owner, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) -> Setter<Owner> {
        { owner, values in
            guard let value = values.lazy.compactMap({ $0 as? Value }).first else { return false }
            owner[keyPath: path] = value
            return true
        }
    }

    private static let layerSetters: [String: Setter<CALayer>] = [
        "cornerRadius": setter(\.cornerRadius), "borderWidth": setter(\.borderWidth),
        "borderColor": setter(\.borderColor), "masksToBounds": setter(\.masksToBounds),
        "shadowColor": setter(\.shadowColor), "shadowOpacity": setter(\.shadowOpacity),
        "shadowRadius": setter(\.shadowRadius), "shadowOffset": setter(\.shadowOffset), "opacity": setter(\.opacity),
        "zPosition": setter(\.zPosition), "hidden": setter(\.isHidden), "backgroundColor": setter(\.backgroundColor),
        "anchorPoint": setter(\.anchorPoint), "shouldRasterize": setter(\.shouldRasterize),
    ]
    private static let viewSetters: [String: Setter<UIView>] = [
        "backgroundColor": setter(\.backgroundColor), "alpha": setter(\.alpha), "hidden": setter(\.isHidden),
        "tag": setter(\.tag), "clipsToBounds": setter(\.clipsToBounds), "opaque": setter(\.isOpaque),
        "userInteractionEnabled": setter(\.isUserInteractionEnabled),
        "multipleTouchEnabled": setter(\.isMultipleTouchEnabled), "exclusiveTouch": setter(\.isExclusiveTouch),
        "tintColor": { view, values in
            guard let color = values.lazy.compactMap({ $0 as? UIColor }).first else { return false }
            view.tintColor = color
            return true
        },
        "frame": setter(\.frame), "bounds": setter(\.bounds), "center": setter(\.center),
        "layoutMargins": setter(\.layoutMargins), "accessibilityLabel": setter(\.accessibilityLabel),
        "accessibilityHint": setter(\.accessibilityHint), "accessibilityIdentifier": setter(\.accessibilityIdentifier),
        "accessibilityValue": setter(\.accessibilityValue), "isAccessibilityElement": setter(\.isAccessibilityElement),
    ]
    private static let labelSetters: [String: Setter<UILabel>] = [
        "text": setter(\.text), "numberOfLines": setter(\.numberOfLines),
        "minimumScaleFactor": setter(\.minimumScaleFactor),
        "adjustsFontSizeToFitWidth": setter(\.adjustsFontSizeToFitWidth),
    ]
    private static let controllerSetters: [String: Setter<UIViewController>] = [
        "title": setter(\.title), "hidesBottomBarWhenPushed": setter(\.hidesBottomBarWhenPushed),
        "preferredContentSize": setter(\.preferredContentSize),
        "definesPresentationContext": setter(\.definesPresentationContext),
    ]
}
