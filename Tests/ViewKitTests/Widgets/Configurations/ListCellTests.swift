import Testing

@testable import ViewKit

/// List cells: accessories, indentation and outlines.
@MainActor @Suite struct ListCellTests {
    private func outline() -> NSDiffableDataSourceSectionSnapshot<String> {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["fruit", "nuts"])
        outline.append(["apple", "pear"], to: "fruit")
        return outline
    }

    private func shownTexts(_ rig: ConfigurationRig) -> [String] {
        rig.host.run {
            rig.collection.indexPathsForVisibleItems.sorted().compactMap { rig.source.itemIdentifier(for: $0) }
        }
    }

    @Test func accessoriesStandAtTheEdges() throws {
        var taps: [String] = []
        let rig = ConfigurationRig { cell, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = [
                .disclosureIndicator(), .label(text: "9"), .detail { taps.append("detail") },
                .delete { taps.append("delete") }, .checkmark(options: .init(isHidden: true)),
                .multiselect(displayed: .whenNotEditing, options: .init(reservedLayoutWidth: .custom(30))),
            ]
        }
        rig.show(["a"])
        let cell = try #require(rig.cell(0))
        #expect(cell.accessoryViews.map(\.accessory.isLeading) == [true, false, false, false])
        #expect(cell.accessoryViews[0].frame == CGRect(x: 16, y: 0, width: 30, height: 44))
        #expect(cell.accessoryViews[3].frame.maxX == 284)
        let room = cell.contentView.frame
        #expect(room.minX == 46 && room.maxX == cell.accessoryViews[1].frame.minX)
        rig.tap(Double(cell.accessoryViews[3].frame.midX), 20)
        #expect(taps == ["detail"] && rig.collection.indexPathsForSelectedItems == nil)
        rig.host.run { rig.collection.isEditing = true }
        rig.step()
        #expect(cell.accessoryViews[0].accessory.kind == .delete && cell.configurationState.isEditing)
        rig.tap(27, 20)
        #expect(taps == ["detail", "delete"])
    }

    @Test func aViewOfTheAppsOwnTakesItsPlace() throws {
        let rig = ConfigurationRig { cell, _ in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            cell.accessories = [
                .disclosureIndicator(),
                .customView(
                    configuration: .init(
                        customView: view, placement: .trailing(at: { _ in 0 }), reservedLayoutWidth: .actual,
                        maintainsFixedSize: true)),
            ]
        }
        rig.show(["a"])
        let cell = try #require(rig.cell(0))
        #expect(cell.accessoryViews[0].frame.width == 50)
        #expect(cell.accessoryViews[0].frame.maxX == cell.accessoryViews[1].frame.minX - 8)
    }

    @Test func contentIsIndented() throws {
        let rig = ConfigurationRig { cell, _ in
            cell.contentConfiguration = cell.defaultContentConfiguration()
            cell.indentationLevel = 2
            cell.indentationWidth = 12
            cell.accessories = [.multiselect(displayed: .always)]
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a"])
        rig.host.run { rig.source.apply(outline, to: "A", animatingDifferences: false) }
        let cell = try #require(rig.host.run { rig.collection.visibleCells.first } as? UICollectionViewListCell)
        rig.host.run {
            cell.indentationLevel = 2
            cell.layoutIfNeeded()
        }
        #expect(cell.accessoryViews[0].frame.minX == 40)
        rig.host.run {
            cell.indentsAccessories = false
            cell.layoutIfNeeded()
        }
        #expect(cell.accessoryViews[0].frame.minX == 16)
    }

    @Test(arguments: [true, false]) func aTapExpandsAndCollapses(isHeader: Bool) throws {
        let rig = ConfigurationRig { cell, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories =
                item == "fruit" ? [.outlineDisclosure(options: .init(style: isHeader ? .header : .cell))] : []
        }
        var log: [String] = []
        rig.source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
        rig.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
        rig.show(outline())
        #expect(shownTexts(rig) == ["fruit", "nuts"])
        let cell = try #require(rig.cell(0))
        let x = isHeader ? 100 : Double(cell.accessoryViews[0].frame.midX)
        rig.tap(x, 20)
        #expect(shownTexts(rig) == ["fruit", "apple", "pear", "nuts"])
        #expect(rig.cell(1)?.indentationLevel == 1 && cell.configurationState.isExpanded)
        rig.step(0.1)
        let mark = try #require(cell.accessoryViews[0].subviews.first)
        let turn = try #require(mark.layer.presentation()?.affineTransform())
        #expect(turn.b > 0.05 && turn.b < 0.99, "the mark turns as the rows move")
        rig.step(0.5)
        #expect(rig.source.snapshot(for: "A").isExpanded("fruit"))
        rig.tap(x, 20)
        rig.step(0.5)
        #expect(shownTexts(rig) == ["fruit", "nuts"] && log == ["expand fruit", "collapse fruit"])
        #expect(rig.collection.indexPathsForSelectedItems == nil && rig.reports == [])
    }

    @Test func handlersRefuseAndProvideChildren() {
        let rig = ConfigurationRig { cell, item in
            cell.contentConfiguration = cell.defaultContentConfiguration()
            cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
        }
        rig.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "nuts" }
        rig.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in
            var more = children
            more.append(["fig"])
            return more
        }
        rig.show(outline())
        rig.tap(100, 66)
        #expect(shownTexts(rig) == ["fruit", "nuts"])
        rig.tap(100, 20)
        rig.step(0.5)
        #expect(shownTexts(rig) == ["fruit", "apple", "pear", "fig", "nuts"])
    }
}
