@testable import ViewKit

extension InterfaceProperty {
    static let gestureRecognizerProperties: [String: InterfaceProperty] = [
        "UIGestureRecognizer.cancelsTouchesInView": of(\UIGestureRecognizer.cancelsTouchesInView),
        "UIGestureRecognizer.delaysTouchesBegan": of(\UIGestureRecognizer.delaysTouchesBegan),
        "UIGestureRecognizer.delaysTouchesEnded": of(\UIGestureRecognizer.delaysTouchesEnded),
        "UIGestureRecognizer.isEnabled": of(\UIGestureRecognizer.isEnabled),
    ]

    static let tapGestureRecognizerProperties: [String: InterfaceProperty] = [
        "UITapGestureRecognizer.numberOfTapsRequired": of(\UITapGestureRecognizer.numberOfTapsRequired),
        "UITapGestureRecognizer.numberOfTouchesRequired": of(\UITapGestureRecognizer.numberOfTouchesRequired),
    ]

    static let panGestureRecognizerProperties: [String: InterfaceProperty] = [
        "UIPanGestureRecognizer.maximumNumberOfTouches": of(\UIPanGestureRecognizer.maximumNumberOfTouches),
        "UIPanGestureRecognizer.minimumNumberOfTouches": of(\UIPanGestureRecognizer.minimumNumberOfTouches),
    ]

    static let swipeGestureRecognizerProperties: [String: InterfaceProperty] = [
        "UISwipeGestureRecognizer.direction": of(\UISwipeGestureRecognizer.direction),
        "UISwipeGestureRecognizer.numberOfTouchesRequired": of(\UISwipeGestureRecognizer.numberOfTouchesRequired),
    ]

    static let pinchGestureRecognizerProperties: [String: InterfaceProperty] = [
        "UIPinchGestureRecognizer.scale": of(\UIPinchGestureRecognizer.scale)
    ]

    static let rotationGestureRecognizerProperties: [String: InterfaceProperty] = [
        "UIRotationGestureRecognizer.rotation": of(\UIRotationGestureRecognizer.rotation)
    ]

    static let longPressGestureRecognizerProperties: [String: InterfaceProperty] = [
        "UILongPressGestureRecognizer.allowableMovement": of(\UILongPressGestureRecognizer.allowableMovement),
        "UILongPressGestureRecognizer.minimumPressDuration": of(\UILongPressGestureRecognizer.minimumPressDuration),
        "UILongPressGestureRecognizer.numberOfTapsRequired": of(\UILongPressGestureRecognizer.numberOfTapsRequired),
        "UILongPressGestureRecognizer.numberOfTouchesRequired": of(
            \UILongPressGestureRecognizer.numberOfTouchesRequired),
    ]

    static let screenEdgePanGestureRecognizerProperties: [String: InterfaceProperty] = [
        "UIScreenEdgePanGestureRecognizer.edges": of(\UIScreenEdgePanGestureRecognizer.edges)
    ]
}
