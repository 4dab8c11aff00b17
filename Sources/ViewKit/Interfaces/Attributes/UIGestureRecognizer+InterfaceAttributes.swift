import InterfaceFiles

extension UIGestureRecognizer {
    final func readAttributes(_ values: InterfaceValues) {
        if let value = values.bool("enabled") { isEnabled = value }
        cancelsTouchesInView = values.bool("cancelsTouchesInView") ?? true
        delaysTouchesBegan = values.bool("delaysTouchesBegan") ?? false
        delaysTouchesEnded = values.bool("delaysTouchesEnded") ?? true
        switch self {
        case let tap as UITapGestureRecognizer:
            if let value = values.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = value }
            if let value = values.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = value }
        case let pan as UIPanGestureRecognizer: pan.readPanAttributes(values)
        case let swipe as UISwipeGestureRecognizer:
            let directions: [String: UISwipeGestureRecognizer.Direction] = [
                "left": .left, "right": .right, "up": .up, "down": .down,
            ]
            if let value = values.choice("direction", directions) { swipe.direction = value }
            if let value = values.integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = value }
        case let press as UILongPressGestureRecognizer:
            if let value = values.number("minimumPressDuration") { press.minimumPressDuration = TimeInterval(value) }
            if let value = values.number("allowableMovement") { press.allowableMovement = value }
            if let value = values.integer("numberOfTapsRequired") { press.numberOfTapsRequired = value }
            if let value = values.integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = value }
        case let pinch as UIPinchGestureRecognizer: if let value = values.number("scale") { pinch.scale = value }
        case let turn as UIRotationGestureRecognizer:
            if let value = values.number("rotation") { turn.rotation = value }
        default: break
        }
    }
}

extension UIPanGestureRecognizer {
    fileprivate func readPanAttributes(_ values: InterfaceValues) {
        if let value = values.integer("minimumNumberOfTouches") { minimumNumberOfTouches = value }
        if let value = values.integer("maximumNumberOfTouches") { maximumNumberOfTouches = value }
        guard let edge = self as? UIScreenEdgePanGestureRecognizer, let element = values.element("edges") else {
            return
        }
        edge.edges = InterfaceChoices.edges(of: element)
    }
}
