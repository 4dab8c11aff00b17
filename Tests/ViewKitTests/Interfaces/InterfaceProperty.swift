@testable import ViewKit

/// A property that interface files set, described as text.
@MainActor struct InterfaceProperty {
    /// The value of an object as Swift text; nil for an object of another class.
    let describe: (AnyObject) -> String?

    /// All properties by their names, such as `UILabel.numberOfLines`.
    static let all: [String: InterfaceProperty] = [
        viewProperties, imageViewProperties, labelProperties,
        stackViewProperties, visualEffectViewProperties, controlProperties,
        buttonProperties, textFieldProperties, switchProperties,
        sliderProperties, stepperProperties, segmentedControlProperties,
        pageControlProperties, progressViewProperties, activityIndicatorViewProperties,
        scrollViewProperties, tableViewProperties, tableViewCellProperties,
        collectionViewProperties, collectionViewCellProperties, collectionViewFlowLayoutProperties,
        navigationBarProperties, toolbarProperties, tabBarProperties,
        barButtonItemProperties, navigationItemProperties, tabBarItemProperties,
        viewControllerProperties, navigationControllerProperties, tableViewControllerProperties,
        collectionViewControllerProperties, gestureRecognizerProperties, tapGestureRecognizerProperties,
        panGestureRecognizerProperties, swipeGestureRecognizerProperties, pinchGestureRecognizerProperties,
        rotationGestureRecognizerProperties, longPressGestureRecognizerProperties,
        screenEdgePanGestureRecognizerProperties,
    ].reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

    /// The property of `Owner` at `path`.
    static func of<Owner: AnyObject, Value>(_ path: KeyPath<Owner, Value>) -> InterfaceProperty {
        InterfaceProperty { object in (object as? Owner).map { SwiftText.of($0[keyPath: path]) } }
    }

    /// A property of `Owner`, such as the result of a method.
    static func of<Owner: AnyObject, Value>(_ value: @escaping @MainActor (Owner) -> Value) -> InterfaceProperty {
        InterfaceProperty { object in (object as? Owner).map { SwiftText.of(value($0)) } }
    }

    /// An attribute of a label's first character.
    static func style(_ key: NSAttributedString.Key, of label: UILabel) -> Any? {
        guard let text = label.attributedText, text.length > 0 else { return nil }
        return text.attributes(at: 0, effectiveRange: nil)[key]
    }
}
