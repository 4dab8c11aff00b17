import UIKit

final class TripsViewController: UITableViewController {
    private let store: TripStore
    private let zoom = ZoomTransition()
    private(set) var trips: [Trip] = []

    init(store: TripStore) {
        self.store = store
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = String(localized: "Trips")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .action, target: self, action: #selector(share))
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "line.3.horizontal.decrease.circle"), style: .plain, target: self,
            action: #selector(share))
        tableView.register(TripCell.self, forCellReuseIdentifier: TripCell.identifier)
        tableView.rowHeight = 76
        store.load { [weak self] trips in
            self?.trips = trips
            self?.tableView.reloadData()
        }
        navigationController?.delegate = zoom
    }

    @objc private func share() {}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { trips.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: TripCell.identifier, for: indexPath)
        (cell as? TripCell)?.show(trips[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let cell = tableView.cellForRow(at: indexPath) as? TripCell
        zoom.source = cell?.badge
        navigationController?.pushViewController(TripViewController(trip: trips[indexPath.row]), animated: true)
    }
}

#if DEBUG
import SwiftUI

struct TripsViewController_Previews: PreviewProvider {
    static var previews: some View {
        ControllerPreview { UINavigationController(rootViewController: TripsViewController(store: TripStore())) }
            .ignoresSafeArea()
    }
}
#endif
