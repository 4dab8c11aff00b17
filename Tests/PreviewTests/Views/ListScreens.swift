import ViewKit

/// The screens of the pictures of lists.
@MainActor enum ListScreens {
    final class Table: UITableViewController {
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            section == 0 ? 3 : 40
        }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 0 ? "First" : "Second"
        }

        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            section == 0 && tableView.style != .plain ? "What this is about." : nil
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let style: UITableViewCell.CellStyle = [.default, .subtitle, .value1][indexPath.row % 3]
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.detailTextLabel?.text = "Detail"
            cell.accessoryType = [.disclosureIndicator, .checkmark, .none][indexPath.row % 3]
            if indexPath.row == 1 { cell.imageView?.image = ListScreens.picture }
            return cell
        }
    }

    static var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { context in
            UIColor.systemOrange.setFill()
            context.cgContext.fill(CGRect(x: 0, y: 0, width: 29, height: 29))
        }
    }

    final class Grid: UICollectionViewController {
        static func make() -> Grid {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: 66, height: 50)
            flow.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
            flow.headerReferenceSize = CGSize(width: 0, height: 24)
            return Grid(collectionViewLayout: flow)
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collectionView.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        }

        override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            section == 0 ? 5 : 50
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue, .systemPurple]
            cell.contentView.backgroundColor = colors[indexPath.item % 4]
            cell.layer.cornerRadius = 8
            cell.clipsToBounds = true
            return cell
        }

        override func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            let view = collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            view.backgroundColor = .systemGray5
            return view
        }
    }

    final class Stacks: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let all: [UIStackView.Distribution] = [
                .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
            ]
            let column = UIStackView(arrangedSubviews: all.map(row))
            column.frame = view.bounds
            column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            column.axis = .vertical
            column.distribution = .fillEqually
            column.spacing = 12
            column.isLayoutMarginsRelativeArrangement = true
            view.addSubview(column)
        }

        private func row(_ distribution: UIStackView.Distribution) -> UIStackView {
            let words = ["one", "twenty-two", "three"]
            let colors: [UIColor] = [.systemRed, .systemGreen, .systemBlue]
            let labels = zip(words, colors).map { word, color in
                let label = UILabel()
                label.text = word
                label.backgroundColor = color
                return label
            }
            let row = UIStackView(arrangedSubviews: labels)
            row.spacing = 6
            row.distribution = distribution
            row.backgroundColor = .systemGray5
            row.alignment = distribution == .fillEqually ? .center : .fill
            return row
        }
    }
}
