import Testing

@testable import ViewKit

@MainActor @Suite struct TableViewTests {
    @Test func onlyWhatIsInSightHasCells() {
        let rig = TableRig(rows: 10_000)
        #expect(rig.made == 10 && rig.table.cells.count == 10)
        #expect(rig.table.contentSize == CGSize(width: 200, height: 400_000))
        for offset in stride(from: 0.0, through: 4000, by: 25) {
            rig.table.contentOffset.y = offset
            rig.step()
            #expect(rig.table.cells.count <= 11)
        }
        #expect(rig.texts.first == "row 100")
        #expect(rig.table.subviews.count { $0 is UITableViewCell } <= 11)
        let cells = rig.table.visibleCells.compactMap { $0 as? TableRig.Cell }
        #expect(cells.allSatisfy { $0.reuses > 3 })
    }

    /// A cell's own insets go before those of its table.
    @Test func linesHaveTheInsetsOfTheirTableOrCell() throws {
        let rig = TableRig(rows: 10)
        rig.step()
        let cells = try (0..<2).map { try #require(rig.table.cellForRow(at: IndexPath(row: $0, section: 0))) }
        #expect(cells[0].separatorInset.left == 16)
        rig.host.run {
            rig.table.separatorInset = UIEdgeInsets(top: 9, left: 30, bottom: 9, right: 40)
            cells[1].separatorInset = .zero
        }
        rig.step()
        #expect(cells[0].separator.frame.minX == 30 && cells[0].separator.frame.width == 130)
        #expect(cells[1].separator.frame.minX == 0 && cells[1].separator.frame.width == 200)
    }

    /// As in a sheet that grows under its rows.
    @Test func rowsThatComeWithinAnAnimationDoNotMove() throws {
        let rig = TableRig([(0..<20).map(String.init), (0..<20).map(String.init)])
        rig.titles = ["one", "two"]
        rig.host.run {
            rig.table.reloadData()
            rig.table.frame.size = CGSize(width: 100, height: 100)
            rig.table.layoutIfNeeded()
        }
        rig.step()
        rig.host.run {
            UIView.animate(withDuration: 1) {
                rig.table.frame = CGRect(x: 0, y: 0, width: 200, height: 900)
                rig.table.layoutIfNeeded()
            }
        }
        let cell = try #require(rig.table.cellForRow(at: IndexPath(row: 19, section: 0)))
        let header = try #require(rig.table.headerView(forSection: 1))
        for view in [cell, cell.contentView, cell.textLabel, header, header.textLabel] {
            #expect(try #require(view).layer.animationKeys() == nil)
        }
        // Rows that were there do.
        let first = try #require(rig.table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(first.layer.animationKeys() != nil)
    }

    /// A class that was registered makes its cells in its own way.
    @Test func registeredCellsAreMadeByTheirOwnInitializer() {
        let rig = TableRig(rows: 1)
        let cell = rig.table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell is TableRig.Cell && cell?.detailTextLabel != nil && cell?.reuseIdentifier == "cell")
    }

    @Test func placesAreWhereRowsAre() {
        let rig = TableRig([["a", "b"], ["c", "d", "e"]])
        rig.heights = ["b": 100]
        rig.titles = ["one", "two"]
        rig.host.run { rig.table.reloadData() }
        rig.step()
        let table = rig.table
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 68, width: 200, height: 100))
        #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 168, width: 200, height: 28))
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 168, width: 200, height: 148))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 167)) == IndexPath(row: 1, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 180)) == nil)
        #expect(table.rectForRow(at: IndexPath(row: 9, section: 9)) == .zero)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.textLabel?.text == "c")
        #expect(table.cellForRow(at: IndexPath(row: 7, section: 1)) == nil)
        #expect(table.headerView(forSection: 1)?.textLabel?.text == "two")
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 3)
    }

    @Test func headersOfPlainTablesStayInSight() {
        let rig = TableRig([(0..<20).map(String.init), (0..<20).map(String.init)])
        rig.titles = ["one", "two"]
        rig.host.run { rig.table.reloadData() }
        rig.table.contentOffset.y = 300
        rig.step()
        #expect(rig.table.headerView(forSection: 0)?.frame.minY == 300)
        rig.table.contentOffset.y = 810
        rig.step()
        #expect(rig.table.headerView(forSection: 0)?.frame.minY == 800, "pushed by the next one")
    }

    @Test func aTapSelectsAndDeselects() {
        let rig = TableRig(rows: 20)
        rig.tap(50)
        #expect(rig.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
        #expect(rig.table.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
        rig.tap(90)
        rig.tap(130)
        #expect(
            rig.log.lines == [
                "willSelect 1", "didSelect 1", "willSelect 2", "willDeselect 1", "didDeselect 1", "didSelect 2",
                "willSelect 3",
            ])
        rig.host.run { rig.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true) }
        #expect(rig.table.indexPathForSelectedRow == nil)
        rig.table.contentOffset.y = 2000
        rig.host.run { rig.table.selectRow(at: IndexPath(row: 5, section: 0), animated: false, scrollPosition: .top) }
        #expect(rig.table.contentOffset.y == 200)
        #expect(rig.log.lines.count == 7, "the delegate is not told of what code does")
    }

    @Test func rowsAreScrolledTo() {
        let rig = TableRig(rows: 100)
        let offset = { (row: Int, position: UITableView.ScrollPosition) in
            rig.host.run {
                rig.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
            }
            return rig.table.contentOffset.y
        }
        #expect(offset(50, .top) == 2000)
        #expect(offset(50, .middle) == 1820)
        #expect(offset(50, .bottom) == 1640)
        #expect(offset(51, .none) == 1680)
        #expect(offset(99, .top) == 3600)
        #expect(offset(500, .top) == 3600)
    }

    /// Rows are as high as their cells, once they were seen; what is seen does not jump.
    @Test func heightsCanBeAutomatic() {
        let long = String(repeating: "many words ", count: 12)
        let rig = TableRig([(0..<200).map { "\($0) \($0 % 2 == 0 ? long : "")" }], rowHeight: -1)
        #expect(rig.table.rectForRow(at: IndexPath(row: 0, section: 0)).height > 100)
        #expect(rig.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
        #expect(rig.table.contentSize.height >= 200 * 44)
        rig.host.run {
            rig.table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
        }
        rig.step()
        #expect(rig.texts.first?.hasPrefix("150") == true)
    }

    /// The content of a cell of its own stands where texts stand; constraints that leave its height open make no flat row.
    @Test func constraintsWithoutAHeightGiveThatOfARow() {
        let rig = TableRig([["A"]])
        let cell = rig.host.run { UITableViewCell(style: .default, reuseIdentifier: nil) }
        var reports: [String] = []
        rig.host.run {
            FaultLog.current.onReport = { reports.append($0) }
            #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
            let label = UILabel()
            label.text = "A"
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
            label.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor).isActive = true
            let size = cell.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(size == CGSize(width: 200, height: 44))
            _ = cell.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        #expect(reports.count == 1 && reports.first?.contains("give it no height; 44 points") == true)
    }

    @Test func badInputIsLeft() {
        let rig = TableRig([])
        #expect(rig.table.numberOfSections == 0 && rig.table.contentSize.height == 0)
        rig.tap(50)
        rig.heights = ["a": .nan, "b": -5, "c": .infinity]
        rig.sections = [["a", "b", "c"]]
        rig.host.run { rig.table.reloadData() }
        rig.step()
        #expect(rig.table.contentSize.height == 132)
        rig.host.run { rig.table.deselectRow(at: IndexPath(), animated: false) }
        rig.host.run { rig.table.scrollToRow(at: IndexPath(row: -1, section: 0), at: .top, animated: false) }
    }
}
