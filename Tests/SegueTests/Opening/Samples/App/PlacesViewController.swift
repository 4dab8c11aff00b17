import UIKit

/// A place, and the colour that stands for it.
struct Place {
    let name: String
    let color: UIColor

    static let all = [
        Place(name: "Harbour", color: .systemBlue),
        Place(name: "Old mill", color: .systemBrown),
        Place(name: "Botanic garden", color: .systemGreen),
        Place(name: "Lighthouse", color: .systemRed),
    ]
}

/// A list of places; a tap opens one.
class PlacesViewController: UIViewController {
    private(set) var selectedView: UIView?
    private var rows = [UIButton]()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        view.backgroundColor = .systemBackground
        for (index, place) in Place.all.enumerated() {
            let row = UIButton(type: .custom)
            row.tag = index
            row.setTitle(place.name, for: .normal)
            row.backgroundColor = place.color
            row.layer.cornerRadius = 14
            row.addTarget(self, action: #selector(openPlace(_:)), for: .touchUpInside)
            view.addSubview(row)
            rows.append(row)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top + 20
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: 20, y: top + CGFloat(index) * 100, width: view.bounds.width - 40, height: 84)
        }
    }

    @objc private func openPlace(_ sender: UIButton) {
        selectedView = sender
        navigationController?.pushViewController(PlaceViewController(place: Place.all[sender.tag]), animated: true)
    }
}
