import Foundation

@testable import ViewKit

/// Values of UIKit's types as an engineer writes them in Swift.
@MainActor enum SwiftText {
    /// The text of `value`; `nil` for an optional without one, the name of the class for an object without a text of its own.
    static func of(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
            guard let wrapped = mirror.children.first?.value else { return "nil" }
            return of(wrapped)
        }
        return plain(value) ?? geometry(value) ?? options(value) ?? object(value)
            ?? (mirror.displayStyle == .enum ? ".\(value)" : "\(type(of: value))")
    }

    private static func plain(_ value: Any) -> String? {
        // A number that is an object is all numbers, and a Bool.
        if type(of: value) is NSNumber.Type { return (value as? NSNumber).map { number($0.doubleValue) } }
        return switch value {
        case let value as Bool: "\(value)"
        case let value as Int: "\(value)"
        case let value as CGFloat:
            length(value)
        case let value as Double: number(CGFloat(value))
        case let value as Float: number(CGFloat(value))
        case let value as String: "\"" + value.replacing("\n", with: "\\n") + "\""
        case let value as UILayoutPriority: "UILayoutPriority(\(number(CGFloat(value.rawValue))))"
        case let value as UITextContentType:
            value == .emailAddress ? ".emailAddress" : "UITextContentType(rawValue: \"\(value.rawValue)\")"
        case let value as [AnyObject]: "[" + value.map { "\(type(of: $0))" }.joined(separator: ", ") + "]"
        default: nil
        }
    }

    private static func length(_ value: CGFloat) -> String {
        switch value {
        case UITableView.automaticDimension: "UITableView.automaticDimension"
        case UIStackView.spacingUseSystem: "UIStackView.spacingUseSystem"
        default: number(value)
        }
    }

    static func number(_ value: CGFloat) -> String {
        let rounded = (value * 1e6).rounded() / 1e6
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }

    private static func geometry(_ value: Any) -> String? {
        func call(_ type: String, _ arguments: KeyValuePairs<String, CGFloat>) -> String {
            type + "(" + arguments.map { "\($0): \(number($1))" }.joined(separator: ", ") + ")"
        }
        switch value {
        case let value as CGPoint: return call("CGPoint", ["x": value.x, "y": value.y])
        case let value as CGSize:
            if value == UICollectionViewFlowLayout.automaticSize { return "UICollectionViewFlowLayout.automaticSize" }
            return value == .zero ? ".zero" : call("CGSize", ["width": value.width, "height": value.height])
        case let value as CGRect:
            return call(
                "CGRect", ["x": value.minX, "y": value.minY, "width": value.width, "height": value.height])
        case let value as UIEdgeInsets:
            return call(
                "UIEdgeInsets",
                ["top": value.top, "left": value.left, "bottom": value.bottom, "right": value.right])
        case let value as NSDirectionalEdgeInsets:
            return call(
                "NSDirectionalEdgeInsets",
                ["top": value.top, "leading": value.leading, "bottom": value.bottom, "trailing": value.trailing])
        default: return nil
        }
    }

    private static func options(_ value: Any) -> String? {
        func list<Set: OptionSet>(_ value: Set, _ names: KeyValuePairs<String, Set>) -> String
        where Set.Element == Set {
            "[" + names.filter { value.contains($0.value) }.map { "." + $0.key }.joined(separator: ", ") + "]"
        }
        switch value {
        case let value as UIView.AutoresizingMask:
            return list(
                value,
                [
                    "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
                    "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
                    "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
                ])
        case let value as UIRectEdge:
            return list(value, ["top": .top, "left": .left, "bottom": .bottom, "right": .right])
        case let value as NSDirectionalRectEdge:
            return list(value, ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing])
        case let value as UISwipeGestureRecognizer.Direction:
            return list(value, ["left": .left, "right": .right, "up": .up, "down": .down])
        case let value as UIAccessibilityTraits:
            return list(value, ["button": .button, "link": .link, "selected": .selected, "header": .header])
        default: return nil
        }
    }
}
