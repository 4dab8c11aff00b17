import Testing

@testable import ViewKit

/// Cells that are as large as the constraints in them say.
@MainActor @Suite struct SelfSizingTests {
    private let host = TestHost(size: CGSize(width: 300, height: 600))

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            let box = SizedView(CGSize(width: 1000, height: 20))
            box.wrappedLength = CGFloat(200 + 300 * indexPath.row)
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            for format in ["H:|-20-[box]-20-|", "V:|-10-[box]-10-|"] {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["box": box]))
            }
            return cell
        }
    }

    @Test func rowsAreAsHighAsTheirConstraintsSay() {
        let rows = Rows()
        let table = host.run {
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
            table.dataSource = rows
            return table
        }
        host.show(table)
        // Texts of 200, 500, 800 and 1100 points in 260 points: 1, 2, 4 and 5 lines.
        let heights = (0..<4).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
        #expect(heights == [40, 60, 100, 120])
        let box = table.cellForRow(at: IndexPath(row: 2, section: 0))?.contentView.subviews[0]
        #expect(box?.frame == CGRect(x: 20, y: 10, width: 260, height: 80))
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        var count = 5
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = UICollectionViewCell(frame: .zero)
            let box = SizedView(CGSize(width: 40 + 20 * indexPath.item, height: 30))
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            for format in ["H:|-5-[box]-5-|", "V:|[box]|"] {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["box": box]))
            }
            return cell
        }
    }

    @Test func itemsAreAsLargeAsTheirConstraintsSay() {
        let items = Items()
        let (collection, layout) = host.run {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
            collection.dataSource = items
            return (collection, layout)
        }
        host.show(collection)
        let widths = (0..<5).map {
            layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.size.width ?? 0
        }
        #expect(widths == [50, 70, 90, 110, 130])
        host.run {
            items.count = 6
            collection.reloadData()
        }
        host.frame(at: 1)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 5, section: 0))?.size.width == 150)
    }

    @Test func aHeaderIsFittedByItsConstraints() {
        host.run {
            let header = UIView()
            let box = SizedView(CGSize(width: 500, height: 20))
            box.wrappedLength = 500
            box.translatesAutoresizingMaskIntoConstraints = false
            header.addSubview(box)
            for format in ["H:|-[box]-|", "V:|-[box]-|"] {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["box": box]))
            }
            let size = header.systemLayoutSizeFitting(
                CGSize(width: 116, height: UIView.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            #expect(size == CGSize(width: 116, height: 116))
            #expect(
                header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 516, height: 36))
        }
    }
}
