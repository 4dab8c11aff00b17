import Testing

@testable import ViewKit

/// Context menus of the rows of tables and of the items of collections.
@MainActor @Suite struct ListMenuTests {
    private let rig = MenuRig()

    @MainActor private final class Table: NSObject, UITableViewDataSource, UITableViewDelegate {
        let rig: MenuRig
        init(_ rig: MenuRig) { self.rig = rig }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { rig.log.add("select") }

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            rig.log.add("ask \(indexPath.row) \(Int(point.y))")
            let menu = rig.menu("One")
            return indexPath.row == 3 ? nil : UIContextMenuConfiguration(actionProvider: { _ in menu })
        }

        func tableView(
            _ tableView: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { rig.log.add("commit") }

        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { rig.log.add("display") }

        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { rig.log.add("end") }
    }

    private func table() -> (UITableView, Table) {
        let source = Table(rig)
        let table = rig.run { () -> UITableView in
            let table = UITableView(frame: CGRect(x: 0, y: 100, width: 320, height: 300))
            table.rowHeight = 50
            table.dataSource = source
            table.delegate = source
            rig.screen.view.addSubview(table)
            return table
        }
        return (table, source)
    }

    @Test func aRowIsLiftedAndNotSelected() throws {
        let (table, source) = table()
        rig.press(100, 175)
        rig.step(0.6)
        #expect(rig.log.lines == ["ask 1 75", "display"] && table.contextMenuInteraction?.menuAppearance == .rich)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.alpha == 0 && !cell.isHighlighted)
        rig.lift()
        rig.step(1)
        let card = try #require(rig.presentation?.card?.frame)
        rig.tap(card.midX, card.midY)
        rig.step(1)
        #expect(rig.log.lines == ["ask 1 75", "display", "commit", "end"] && cell.alpha == 1 && rig.overlay == nil)
        rig.tap(100, 175)
        #expect(rig.log.lines.last == "select" && source.rig === rig)
    }

    @Test func aRowWithoutAMenuIsSelectedByALongPress() {
        let (_, source) = table()
        rig.press(100, 275)
        rig.step(1)
        rig.lift()
        #expect(rig.log.lines == ["ask 3 175", "select"] && rig.overlay == nil && source.rig === rig)
    }

    @Test func aReloadShowsTheCellsAgain() {
        let (table, source) = table()
        rig.press(100, 175)
        rig.step(0.6)
        rig.lift()
        rig.step(1)
        rig.run { table.reloadData() }
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        #expect(cell?.alpha == 1 && rig.presentation?.isOpen == true && source.rig === rig)
        rig.tap(10, 460)
        rig.step(1)
        #expect(rig.overlay == nil && cell?.alpha == 1)
    }

    @MainActor private final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        let rig: MenuRig
        init(_ rig: MenuRig) { self.rig = rig }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath) }

        // By its former name.
        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            rig.log.add("ask \(indexPath.item)")
            let menu = rig.menu("One")
            return UIContextMenuConfiguration(actionProvider: { _ in menu })
        }

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
            highlightPreviewForItemAt indexPath: IndexPath
        ) -> UITargetedPreview? {
            rig.log.add("highlight \(indexPath.item)")
            return nil
        }

        func collectionView(
            _ collectionView: UICollectionView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            rig.log.add("dismissal")
            return nil
        }
    }

    @Test func anItemIsAskedForByFormerNamesToo() throws {
        let grid = Grid(rig)
        rig.run {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 100)
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 100, width: 320, height: 300), collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
            collection.dataSource = grid
            collection.delegate = grid
            rig.screen.view.addSubview(collection)
        }
        rig.press(160, 150)
        rig.step(0.6)
        rig.lift()
        rig.step(1)
        try rig.choose("One")
        rig.step(1)
        #expect(rig.log.lines == ["ask 1", "highlight 1", "dismissal", "One by nil"] && rig.overlay == nil)
    }
}
