import Foundation
import Testing

@testable import ViewKit

/// A section of a compositional layout, and the frames that its items have by Apple's rules.
struct FrameCase: Sendable, CustomTestStringConvertible {
    var name: String
    var plan: SectionPlan
    var count: Int
    /// Measured sizes by index.
    var measured: [Int: CGSize] = [:]
    var container = CGSize(width: 390, height: 844)
    var axis = ScrollAxis.y
    var isMirrored = false
    /// x, y, width and height of each item in a content at 2 pixels per point.
    var items: [String]
    /// The frames of the views at the edges.
    var boundary: [String] = []
    /// The width and height of the content.
    var content: String

    var testDescription: String { name }

    /// The arrangement of the section alone.
    var arrangement: CompositionalArrangement {
        var result = CompositionalArrangement(axis: axis, container: container, isMirrored: isMirrored, scale: 2)
        result.append(CompositionalSection(plan, count: count, in: container, axis: axis, measured: measured))
        result.place()
        return result
    }
}

extension ItemPlan {
    /// A row of items that fills its container across, repeated until it is full.
    static func row(
        height: LayoutLength, _ items: [ItemPlan], space: LayoutSpace = .none, width: LayoutLength = .fractionOfWidth(1)
    ) -> ItemPlan {
        ItemPlan(width: width, height: height, group: GroupPlan(axis: .x, items: items, space: space))
    }

    static func column(
        width: LayoutLength, height: LayoutLength = .fractionOfHeight(1), _ items: [ItemPlan],
        space: LayoutSpace = .none
    ) -> ItemPlan {
        ItemPlan(width: width, height: height, group: GroupPlan(axis: .y, items: items, space: space))
    }

    /// The plan with other insets.
    func inset(_ length: CGFloat) -> ItemPlan {
        var result = self
        result.insets = NSDirectionalEdgeInsets(top: length, leading: length, bottom: length, trailing: length)
        return result
    }

    /// The plan with other spaces around it.
    func spaced(_ spaces: LayoutEdgeSpaces) -> ItemPlan {
        var result = self
        result.spaces = spaces
        return result
    }

    /// The plan with another rule of repetition.
    func repeated(_ repetition: GroupPlan.Repetition) -> ItemPlan {
        var result = self
        result.group?.repetition = repetition
        return result
    }
}

extension CGRect {
    /// x, y, width and height without decimals that are zero.
    var text: String { [minX, minY, width, height].map { String(format: "%g", $0) }.joined(separator: " ") }
}
