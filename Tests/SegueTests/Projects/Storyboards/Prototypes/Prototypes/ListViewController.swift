import UIKit

class PlaceCell: UITableViewCell {
    @IBOutlet weak var thumbnail: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var detailLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        thumbnail.layer.borderWidth = 1
        thumbnail.layer.borderColor = UIColor.separator.cgColor
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        thumbnail.image = nil
    }
}

class ListViewController: UITableViewController {
    private let places = Place.all
    private let hero = HeroAnimator()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationController?.delegate = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count + 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row < places.count else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "HintCell", for: indexPath)
            cell.textLabel?.text = "\(places.count) places"
            return cell
        }
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "PlaceCell", for: indexPath) as? PlaceCell else {
            return UITableViewCell()
        }
        let place = places[indexPath.row]
        cell.thumbnail.image = place.image
        cell.nameLabel.text = place.name
        cell.detailLabel.text = place.detail
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        indexPath.row < places.count ? 96 : 44
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let cell = sender as? PlaceCell, let indexPath = tableView.indexPath(for: cell),
            let detail = segue.destination as? DetailViewController
        else { return }
        detail.place = places[indexPath.row]
        hero.source = cell.thumbnail
    }
}

extension ListViewController: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard fromVC is DetailViewController || toVC is DetailViewController else { return nil }
        hero.isOpening = operation == .push
        return hero
    }
}
