import Testing

@testable import ViewKit

/// Outlines of one section.
@MainActor @Suite struct SectionSnapshotTests {
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>
    private let host = TestHost()

    /// Fruit with two kinds of apples and a pear, and vegetables.
    private func garden() -> Outline {
        var outline = Outline()
        outline.append(["fruit", "vegetables"])
        outline.append(["apples", "pear"], to: "fruit")
        outline.append(["boskoop", "elstar"], to: "apples")
        return outline
    }

    private func reports(_ body: () -> Void) -> [String] {
        var reports: [String] = []
        host.layers.faults.onReport = { reports.append($0) }
        host.run(body)
        return reports
    }

    @Test func itemsAreInPreOrder() {
        let outline = garden()
        #expect(outline.items == ["fruit", "apples", "boskoop", "elstar", "pear", "vegetables"])
        #expect(outline.rootItems == ["fruit", "vegetables"])
        #expect(outline.items.map(outline.level(of:)) == [0, 1, 2, 2, 1, 0])
        #expect(outline.parent(of: "elstar") == "apples" && outline.parent(of: "fruit") == nil)
        #expect(outline.index(of: "pear") == 4 && outline.index(of: "fig") == nil)
        #expect(outline.contains("pear") && !outline.contains("fig"))
    }

    @Test func childrenAreVisibleWhereAllParentsAreExpanded() {
        var outline = garden()
        #expect(outline.visibleItems == ["fruit", "vegetables"])
        outline.expand(["apples"])
        #expect(outline.visibleItems == ["fruit", "vegetables"] && !outline.isVisible("elstar"))
        outline.expand(["fruit"])
        #expect(outline.visibleItems == ["fruit", "apples", "boskoop", "elstar", "pear", "vegetables"])
        #expect(outline.isVisible("elstar") && outline.isExpanded("apples"))
        outline.collapse(["fruit"])
        #expect(outline.isExpanded("apples"), "what is below stays expanded")
        #expect(outline.visibleItems == ["fruit", "vegetables"])
    }

    @Test func itemsComeBesideOthers() {
        var outline = garden()
        outline.insert(["cox"], before: "elstar")
        outline.insert(["nuts"], after: "vegetables")
        outline.insert(["berries"], before: "vegetables")
        #expect(
            outline.items == ["fruit", "apples", "boskoop", "cox", "elstar", "pear", "berries", "vegetables", "nuts"])
        #expect(outline.level(of: "cox") == 2)
    }

    @Test func snapshotsComeBesideOthersAndInPlaceOfChildren() {
        var outline = garden()
        var kale = Outline()
        kale.append(["kale", "leek"])
        kale.append(["black kale"], to: "kale")
        #expect(outline.insert(kale, after: "pear") == "leek")
        #expect(outline.parent(of: "leek") == "fruit" && outline.level(of: "black kale") == 2)
        #expect(outline.snapshot(of: "fruit").rootItems == ["apples", "pear", "kale", "leek"])
        var cherries = Outline()
        cherries.append(["cherry"])
        outline.replace(childrenOf: "fruit", using: cherries)
        #expect(outline.items == ["fruit", "cherry", "vegetables"])
    }

    @Test func partsAreSnapshotsOfTheirOwn() {
        var outline = garden()
        outline.expand(["apples"])
        #expect(outline.snapshot(of: "fruit").items == ["apples", "boskoop", "elstar", "pear"])
        let part = outline.snapshot(of: "apples", includingParent: true)
        #expect(part.rootItems == ["apples"] && part.isExpanded("apples") && part.level(of: "elstar") == 1)
    }

    @Test func itemsGoWithAllBelowThem() {
        var outline = garden()
        outline.delete(["apples", "fig", "boskoop"])
        #expect(outline.items == ["fruit", "pear", "vegetables"])
        outline.delete(["fruit"])
        #expect(outline.items == ["vegetables"])
        outline.deleteAll()
        #expect(outline.items == [] && outline.rootItems == [])
    }

    @Test func aTextShowsTheTree() {
        var outline = garden()
        outline.expand(["fruit"])
        #expect(
            outline.visualDescription() == """
                - fruit
                  + apples
                    * boskoop
                    * elstar
                  * pear
                * vegetables

                """)
    }

    @Test func mistakesChangeNothing() {
        var outline = garden()
        let before = outline.items
        let reports = reports {
            outline.append(["pear"])
            outline.append(["fig", "fig"])
            outline.append(["fig"], to: "nothing")
            outline.insert(["fig"], after: "nothing")
            outline.expand(["nothing"])
            _ = outline.level(of: "nothing")
        }
        #expect(outline.items == before)
        let prefix = "NSDiffableDataSourceSectionSnapshot: NSInternalInconsistencyException: "
        #expect(
            reports == [
                prefix + #"supplied identifiers are not unique; duplicate identifiers: ["pear"]."#,
                prefix + #"supplied identifiers are not unique; duplicate identifiers: ["fig"]."#,
                prefix + "item identifier nothing is not in the section snapshot.",
            ])
    }
}
