import Foundation

@testable import ViewKit

extension FrameCase {
    /// Each expectation is computed by hand from the documentation of the classes.
    static let all = rows + spaces + nested + measuredContents + edges + directions

    private static let fifth = ItemPlan(width: .fractionOfWidth(0.2), height: .fractionOfHeight(1))
    private static let whole = ItemPlan(width: .fractionOfWidth(1), height: .fractionOfHeight(1))

    private static let rows = [
        FrameCase(
            name: "items repeat until the row is full",
            plan: SectionPlan(group: .row(height: .fractionOfWidth(0.2), [fifth])), count: 7,
            items: [
                "0 0 78 78", "78 0 78 78", "156 0 78 78", "234 0 78 78", "312 0 78 78", "0 78 78 78", "78 78 78 78",
            ], content: "390 156"),
        FrameCase(
            name: "insets are taken off the frame",
            plan: SectionPlan(group: .row(height: .fractionOfWidth(0.2), [fifth.inset(5)])), count: 2,
            items: ["5 5 68 68", "83 5 68 68"], content: "390 78"),
        FrameCase(
            name: "a count gives each the same width",
            plan: SectionPlan(
                group: .row(height: .absolute(44), [whole], space: .fixed(10)).repeated(.count(2, isEqual: true)),
                insets: NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10), groupSpacing: 10),
            count: 3, items: ["10 0 180 44", "200 0 180 44", "10 54 180 44"], content: "390 98"),
        FrameCase(
            name: "a count of repeated items leaves them their widths",
            plan: SectionPlan(
                group: .row(
                    height: .absolute(40), [ItemPlan(width: .absolute(50), height: .absolute(30))], space: .fixed(5)
                ).repeated(.count(3, isEqual: false))),
            count: 4, items: ["0 0 50 30", "55 0 50 30", "110 0 50 30", "0 40 50 30"], content: "390 80"),
        FrameCase(
            name: "thirds meet at whole pixels",
            plan: SectionPlan(
                group: .row(height: .absolute(20), [whole]).repeated(.count(3, isEqual: true))),
            count: 3, container: CGSize(width: 100, height: 100),
            items: ["0 0 33.5 20", "33.5 0 33 20", "66.5 0 33.5 20"], content: "100 20"),
        FrameCase(
            name: "a custom group has the frames that it says",
            plan: SectionPlan(
                group: ItemPlan(
                    width: .fractionOfWidth(1), height: .absolute(100),
                    group: GroupPlan(
                        axis: .x, items: [],
                        repetition: .custom([
                            CustomItemFrame(frame: CGRect(x: 10, y: 0, width: 50, height: 100), zIndex: 0),
                            CustomItemFrame(frame: CGRect(x: 40, y: 20, width: 50, height: 60), zIndex: 1),
                        ])))),
            count: 3, items: ["10 0 50 100", "40 20 50 60", "10 100 50 100"], content: "390 200"),
    ]

    private static let hundred = ItemPlan(width: .absolute(100), height: .absolute(50))

    private static let spaces = [
        FrameCase(
            name: "flexible spaces share what is left",
            plan: SectionPlan(group: .row(height: .absolute(50), [hundred], space: .flexible(0))), count: 4,
            items: ["0 0 100 50", "145 0 100 50", "290 0 100 50", "0 50 100 50"], content: "390 100"),
        FrameCase(
            name: "the least flexible space decides how many fit",
            plan: SectionPlan(group: .row(height: .absolute(50), [hundred], space: .flexible(60))), count: 2,
            items: ["0 0 100 50", "290 0 100 50"], content: "390 50"),
        FrameCase(
            name: "flexible spaces above and below centre an item",
            plan: SectionPlan(
                group: .row(
                    height: .absolute(80),
                    [hundred.spaced(LayoutEdgeSpaces(top: .flexible(0), bottom: .flexible(0)))])),
            count: 1, items: ["0 15 100 50"], content: "390 80"),
        FrameCase(
            name: "edge spaces come in addition to the size",
            plan: SectionPlan(
                group: .row(
                    height: .absolute(80),
                    [hundred.spaced(LayoutEdgeSpaces(leading: .fixed(20), top: .fixed(7), trailing: .fixed(5)))])),
            count: 4, items: ["20 7 100 50", "145 7 100 50", "270 7 100 50", "20 87 100 50"], content: "390 160"),
        FrameCase(
            name: "edge spaces of a group stand between the groups",
            plan: SectionPlan(
                group: .row(height: .absolute(50), [hundred], width: .absolute(100)).spaced(
                    LayoutEdgeSpaces(leading: .flexible(0), top: .fixed(4), trailing: .flexible(0), bottom: .fixed(6))),
                groupSpacing: 10),
            count: 2, items: ["145 4 100 50", "145 74 100 50"], content: "390 130"),
    ]

    private static let nested = [
        FrameCase(
            name: "a leading item beside a column of two",
            plan: SectionPlan(
                group: .row(
                    height: .absolute(200),
                    [
                        ItemPlan(width: .fractionOfWidth(0.7), height: .fractionOfHeight(1)),
                        .column(
                            width: .fractionOfWidth(0.3),
                            [ItemPlan(width: .fractionOfWidth(1), height: .fractionOfHeight(0.5))]
                        ),
                    ])),
            count: 5,
            items: ["0 0 273 200", "273 0 117 100", "273 100 117 100", "0 200 273 200", "273 200 117 100"],
            content: "390 400"),
        FrameCase(
            name: "a group's insets make room for its items smaller",
            plan: SectionPlan(
                group: .row(
                    height: .absolute(100), [ItemPlan(width: .fractionOfWidth(0.5), height: .fractionOfHeight(1))]
                )
                .inset(10)),
            count: 2, items: ["10 10 185 80", "195 10 185 80"], content: "390 100"),
        FrameCase(
            name: "a mosaic: one large, two small, three below",
            plan: SectionPlan(
                group: .column(
                    width: .fractionOfWidth(1), height: .absolute(300),
                    [
                        .row(
                            height: .fractionOfHeight(2 / 3.0),
                            [
                                ItemPlan(width: .fractionOfWidth(2 / 3.0), height: .fractionOfHeight(1)),
                                ItemPlan.column(
                                    width: .fractionOfWidth(1 / 3.0), [whole]
                                ).repeated(.count(2, isEqual: true)),
                            ]),
                        ItemPlan.row(height: .fractionOfHeight(1 / 3.0), [whole]).repeated(.count(3, isEqual: true)),
                    ])),
            count: 7, container: CGSize(width: 300, height: 600),
            items: [
                "0 0 200 200", "200 0 100 100", "200 100 100 100", "0 200 100 100", "100 200 100 100",
                "200 200 100 100", "0 300 200 200",
            ], content: "300 600"),
    ]

    private static let line = ItemPlan(width: .fractionOfWidth(1), height: .estimated(44))
    private static let tag = ItemPlan(width: .estimated(50), height: .absolute(30))

    private static let measuredContents = [
        FrameCase(
            name: "an estimate holds until a row is measured",
            plan: SectionPlan(group: .row(height: .estimated(44), [line]), groupSpacing: 1), count: 3,
            measured: [1: CGSize(width: 17, height: 60.5)], items: ["0 0 390 44", "0 45 390 60.5", "0 106.5 390 44"],
            content: "390 150.5"),
        FrameCase(
            name: "the highest of a row decides about the row",
            plan: SectionPlan(
                group: .row(height: .estimated(44), [line]).repeated(.count(2, isEqual: true))),
            count: 3, measured: [0: CGSize(width: 195, height: 30), 1: CGSize(width: 195, height: 70)],
            items: ["0 0 195 30", "195 0 195 70", "0 70 195 44"], content: "390 114"),
        FrameCase(
            name: "uniform siblings all have the height of the highest",
            plan: SectionPlan(
                group: ItemPlan.row(
                    height: .estimated(44), [ItemPlan(width: .fractionOfWidth(1), height: .uniform(44))]
                ).repeated(.count(2, isEqual: true))),
            count: 3, measured: [0: CGSize(width: 195, height: 30), 1: CGSize(width: 195, height: 70)],
            items: ["0 0 195 70", "195 0 195 70", "0 70 195 44"], content: "390 114"),
        FrameCase(
            name: "measured tags go on in the next row",
            plan: SectionPlan(group: .row(height: .estimated(30), [tag], space: .fixed(8)), groupSpacing: 8), count: 6,
            measured: [0: 90, 1: 90, 2: 120, 3: 60, 4: 30, 5: 40].mapValues { CGSize(width: $0, height: 99) },
            container: CGSize(width: 200, height: 400),
            items: ["0 0 90 30", "98 0 90 30", "0 38 120 30", "128 38 60 30", "0 76 30 30", "38 76 40 30"],
            content: "200 106"),
        FrameCase(
            name: "insets along an estimated height are ignored",
            plan: SectionPlan(group: .row(height: .estimated(44), [line.inset(5)])), count: 1,
            measured: [0: CGSize(width: 1, height: 50)], items: ["5 0 380 50"], content: "390 50"),
    ]

    private static let header = BoundaryPlan(width: .fractionOfWidth(1), height: .absolute(30), kind: "header")
    private static let footer = BoundaryPlan(width: .fractionOfWidth(1), height: .absolute(20), kind: "footer", y: 1)
    private static let simple = ItemPlan.row(height: .absolute(50), [whole])
    private static let tens = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

    private static let edges = [
        FrameCase(
            name: "header and footer stand around the insets",
            plan: SectionPlan(group: simple, insets: tens, boundary: [header, footer], boundaryInsets: tens), count: 1,
            items: ["10 40 370 50"], boundary: ["10 0 370 30", "10 100 370 20"], content: "390 120"),
        FrameCase(
            name: "supplementaries may ignore the insets",
            plan: SectionPlan(group: simple, insets: tens, boundary: [header]), count: 0, items: [],
            boundary: ["0 0 390 30"], content: "390 50"),
        FrameCase(
            name: "a view that does not extend the boundary lies over the items",
            plan: SectionPlan(
                group: simple,
                boundary: [
                    BoundaryPlan(
                        width: .absolute(100), height: .absolute(20), kind: "over", x: 1, offset: CGPoint(x: -5, y: 5),
                        extendsBoundary: false)
                ]),
            count: 1, items: ["0 0 390 50"], boundary: ["285 5 100 20"], content: "390 50"),
        FrameCase(
            name: "a view at the leading edge takes width",
            plan: SectionPlan(
                group: simple,
                boundary: [BoundaryPlan(width: .absolute(40), height: .fractionOfHeight(0), kind: "side", x: -1, y: 0)]),
            count: 1, items: ["40 0 350 50"], boundary: ["0 25 40 0"], content: "390 50"),
    ]

    private static let directions = [
        FrameCase(
            name: "a layout that scrolls to the right has its groups there",
            plan: SectionPlan(
                group: .column(
                    width: .absolute(100), [ItemPlan(width: .fractionOfWidth(1), height: .fractionOfHeight(0.5))]),
                groupSpacing: 10),
            count: 3, container: CGSize(width: 300, height: 200), axis: .x,
            items: ["0 0 100 100", "0 100 100 100", "110 0 100 100"], content: "210 200"),
        FrameCase(
            name: "an orthogonal section is as high as its groups",
            plan: SectionPlan(
                group: .row(height: .absolute(120), [whole], width: .fractionOfWidth(0.9)),
                insets: NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 6, trailing: 20), groupSpacing: 10,
                boundary: [header], boundaryInsets: tens, isOrthogonal: true),
            count: 3, items: ["20 34 315 120", "345 34 315 120", "670 34 315 120"], boundary: ["10 0 370 30"],
            content: "390 160"),
        FrameCase(
            name: "a centred row begins with its first group in the middle",
            plan: SectionPlan(
                group: .row(height: .absolute(50), [whole], width: .absolute(300)),
                insets: NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20), groupSpacing: 10,
                isOrthogonal: true, isCentred: true),
            count: 2, items: ["45 0 300 50", "355 0 300 50"], content: "390 50"),
        FrameCase(
            name: "from right to left all is mirrored",
            plan: SectionPlan(
                group: .row(height: .absolute(50), [hundred]),
                insets: NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 0),
                boundary: [BoundaryPlan(width: .absolute(80), height: .absolute(10), kind: "title", x: -1)]),
            count: 2, isMirrored: true, items: ["260 10 100 50", "160 10 100 50"], boundary: ["310 0 80 10"],
            content: "390 60"),
        FrameCase(
            name: "an orthogonal section begins at the right",
            plan: SectionPlan(group: .row(height: .absolute(50), [whole], width: .absolute(300)), isOrthogonal: true),
            count: 2, isMirrored: true, items: ["300 0 300 50", "0 0 300 50"], content: "390 50"),
    ]
}
