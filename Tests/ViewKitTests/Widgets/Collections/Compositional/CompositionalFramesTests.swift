import Foundation
import Testing

@testable import ViewKit

@Suite struct CompositionalFramesTests {
    @Test(arguments: FrameCase.all) func framesAreThoseOfTheDocumentation(_ row: FrameCase) {
        let arrangement = row.arrangement
        #expect((0..<row.count).map { arrangement.item($0, in: 0).frame.text } == row.items)
        let boundary = row.plan.boundary.indices.map { arrangement.boundaryFrame($0, in: 0, visible: nil).text }
        #expect(boundary == row.boundary)
        var content = row.container
        content[row.axis] = arrangement.length
        #expect("\(Int(content.width)) \(String(format: "%g", content.height))" == row.content)
    }

    @Test func aPinnedHeaderStaysUntilItsSectionIsGone() {
        var plan = SectionPlan(
            group: .row(height: .absolute(50), [ItemPlan(width: .absolute(9), height: .absolute(50))]))
        plan.group.group?.repetition = .count(1, isEqual: false)
        plan.boundary = [
            BoundaryPlan(width: .fractionOfWidth(1), height: .absolute(30), kind: "header", isPinned: true),
            BoundaryPlan(width: .fractionOfWidth(1), height: .absolute(20), kind: "footer", y: 1, isPinned: true),
        ]
        var arrangement = CompositionalArrangement(axis: .y, container: CGSize(width: 100, height: 100))
        for _ in 0..<2 {
            arrangement.append(CompositionalSection(plan, count: 4, in: arrangement.container, axis: .y))
        }
        arrangement.place()
        let positions: [[CGFloat]] = [0, 40, 215, 240, 260].map { (top: CGFloat) in
            [0, 1].map { arrangement.boundaryFrame($0, in: 0, visible: top...(top + 100)).minY }
        }
        // 30 + 4 x 50 + 20 points: the header moves on before the end, the footer waits below the top.
        #expect(positions == [[0, 80], [40, 120], [215, 230], [220, 230], [220, 230]])
        #expect(arrangement.boundaryFrame(0, in: 1, visible: 240...340).minY == 250)
    }

    @Test func badgesLieAtTheirAnchors() {
        let container = CGRect(x: 100, y: 50, width: 80, height: 60)
        func frame(_ anchor: LayoutAnchor, _ own: LayoutAnchor? = nil) -> String {
            AnchoredPlan(
                width: .absolute(20), height: .absolute(10), kind: "badge", containerAnchor: anchor, itemAnchor: own
            )
            .frame(in: container).text
        }
        #expect(frame(LayoutAnchor(x: 1, y: -1)) == "160 50 20 10", "within the corner")
        let beyond = LayoutAnchor(x: 1, y: -1, offset: CGPoint(x: 0.3, y: -0.3), isFractional: true)
        #expect(frame(beyond) == "166 47 20 10", "by fractions of its own size")
        #expect(frame(LayoutAnchor(x: -1, y: 0), LayoutAnchor(x: 1, y: 0)) == "80 75 20 10", "beside the edge")
        #expect(frame(LayoutAnchor(x: 0, y: 1, offset: CGPoint(x: 2, y: 3))) == "132 103 20 10")
    }

    @Test func sectionsStandBehindEachOther() {
        let plan = SectionPlan(
            group: .row(height: .absolute(40), [ItemPlan(width: .absolute(9), height: .absolute(40))]))
        let all = BoundaryPlan(width: .fractionOfWidth(1), height: .absolute(25), kind: "all")
        var arrangement = CompositionalArrangement(
            axis: .y, container: CGSize(width: 9, height: 100), spacing: 7, boundary: [all])
        for count in [2, 0, 1] {
            arrangement.append(CompositionalSection(plan, count: count, in: arrangement.container, axis: .y))
        }
        arrangement.place()
        #expect(arrangement.starts == [25, 112, 119] && arrangement.length == 159)
        #expect(arrangement.sections(from: 0, to: 26) == 0..<1 && arrangement.sections(from: 120, to: 900) == 2..<3)
    }

    @Test(arguments: [
        (OrthogonalStops.Rule.free, [150, 150, 150, 150] as [CGFloat]), (.groupBoundary, [210, 210, 210, 210]),
        (.page, [0, 300, 300, 0]), (.group, [105, 105, 210, 0]), (.centredGroup, [125, 125, 125, 20]),
    ])
    func aRowComesToRestWhereItsBehaviourSays(_ rule: OrthogonalStops.Rule, _ rests: [CGFloat]) {
        // Seven groups of 100 points in a room of 300: 760 points with the spaces, 460 to scroll.
        let plan = SectionPlan(
            group: .row(
                height: .absolute(50), [ItemPlan(width: .absolute(100), height: .absolute(50))], width: .absolute(100)),
            insets: NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15), groupSpacing: 5,
            isOrthogonal: true, isCentred: false)
        let section = CompositionalSection(plan, count: 7, in: CGSize(width: 300, height: 400), axis: .y)
        #expect(section.scrollLength == 760)
        let stops = OrthogonalStops(section, rule)
        // Slow at 100; a flick on from 100; a flick on from 110; a flick back from 100.
        let releases: [(CGFloat, CGFloat)] = [(100, 0), (100, 1), (110, 1), (100, -1)]
        let target: CGFloat = rule == .groupBoundary ? 200 : 150
        #expect(releases.map { stops.target(proposed: target, current: $0.0, velocity: $0.1) } == rests)
    }
}
