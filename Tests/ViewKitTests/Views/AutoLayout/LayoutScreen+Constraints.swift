import Foundation
import Testing

@testable import ViewKit

/// The constraints of a screen as data.
extension LayoutScreen {
    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "firstBaseline": .firstBaseline,
        "lastBaseline": .lastBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    /// `ITEM.attribute RELATION [MULTIPLIER *] ITEM.attribute [+|- CONSTANT] [@PRIORITY]`, or a constant on the right.
    func addConstraint(_ line: [String]) throws {
        var words = line
        var priority = UILayoutPriority.required
        if let last = words.last, last.hasPrefix("@") {
            priority = UILayoutPriority(Float(try #require(Double(last.dropFirst()))))
            words.removeLast()
        }
        let (item, attribute) = try operand(words[0])
        let relations: [String: NSLayoutConstraint.Relation] = [
            "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
        ]
        let relation = try #require(relations[words[1]])
        var rest = Array(words.dropFirst(2))
        var multiplier: CGFloat = 1
        if rest.count > 1, rest[1] == "*" {
            multiplier = CGFloat(try #require(Double(rest[0])))
            rest.removeFirst(2)
        }
        var constant: CGFloat = 0
        var second: (AnyObject, NSLayoutConstraint.Attribute)?
        if let number = Double(rest[0]) {
            constant = CGFloat(number)
        } else {
            second = try operand(rest[0])
            if rest.count > 2 { constant = CGFloat(try #require(Double(rest[2]))) * (rest[1] == "-" ? -1 : 1) }
        }
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: second?.0,
            attribute: second?.1 ?? .notAnAttribute, multiplier: multiplier, constant: constant)
        constraint.priority = priority
        constraint.isActive = true
    }

    private func operand(_ text: String) throws -> (AnyObject, NSLayoutConstraint.Attribute) {
        let parts = text.split(separator: ".").map(String.init)
        let attribute = try #require(Self.attributes[parts[parts.count - 1]], "\(text)")
        return (try item(parts.dropLast().joined(separator: ".")), attribute)
    }

    /// A view or guide by its name, also one of a view's own guides.
    func item(_ name: String) throws -> AnyObject {
        if let item = items[name] { return item }
        let parts = name.split(separator: ".").map(String.init)
        let owner = try view(parts[0])
        switch parts.last {
        case "safe": return owner.safeAreaLayoutGuide
        case "marginsGuide": return owner.layoutMarginsGuide
        case "readable": return owner.readableContentGuide
        case "content": return try #require(owner as? UIScrollView).contentLayoutGuide
        case "frame": return try #require(owner as? UIScrollView).frameLayoutGuide
        default: return try #require(items[name], "no item \(name)")
        }
    }

    /// A visual format, with options in braces behind it.
    func addFormat(_ text: String) throws {
        let parts = text.split(separator: "{").map { $0.trimmingCharacters(in: .whitespaces) }
        let all: [String: NSLayoutConstraint.FormatOptions] = [
            "alignAllLeft": .alignAllLeft, "alignAllRight": .alignAllRight, "alignAllTop": .alignAllTop,
            "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading,
            "alignAllTrailing": .alignAllTrailing, "alignAllCenterX": .alignAllCenterX,
            "alignAllCenterY": .alignAllCenterY, "alignAllLastBaseline": .alignAllLastBaseline,
            "alignAllFirstBaseline": .alignAllFirstBaseline, "directionLeftToRight": .directionLeftToRight,
            "directionRightToLeft": .directionRightToLeft, "directionLeadingToTrailing": .directionLeadingToTrailing,
            "spacingBaselineToBaseline": .spacingBaselineToBaseline,
        ]
        var options: NSLayoutConstraint.FormatOptions = []
        if parts.count > 1 {
            for word in parts[1].dropLast().split(separator: ",") {
                options.formUnion(try #require(all[word.trimmingCharacters(in: .whitespaces)], "\(word)"))
            }
        }
        let views = items.filter { $0.value is UIView || $0.value is UILayoutGuide }
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: parts[0], options: options, metrics: nil, views: views))
    }
}
