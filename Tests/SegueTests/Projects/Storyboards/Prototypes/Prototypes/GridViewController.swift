import UIKit

class GridViewController: UIViewController {
    @IBOutlet weak var collectionView: UICollectionView!

    private let places = Place.all
    private let hero = HeroAnimator()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UINib(nibName: "CaptionCell", bundle: nil), forCellWithReuseIdentifier: "CaptionCell")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let indexPath = sender as? IndexPath, let detail = segue.destination as? DetailViewController else {
            return
        }
        detail.place = places[indexPath.item]
        detail.transitioningDelegate = self
    }
}

extension GridViewController: UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { places.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let place = places[indexPath.item]
        if indexPath.section == 0 {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PictureCell", for: indexPath)
            (cell as? PictureCell)?.pictureView.image = place.image
            return cell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "CaptionCell", for: indexPath)
        if let cell = cell as? CaptionCell {
            cell.pictureView.image = place.image
            cell.captionLabel.text = place.name
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
        (view as? HeaderView)?.titleLabel.text = indexPath.section == 0 ? "Pictures" : "With captions"
        return view
    }
}

extension GridViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        switch collectionView.cellForItem(at: indexPath) {
        case let cell as PictureCell: hero.source = cell.pictureView
        case let cell as CaptionCell: hero.source = cell.pictureView
        default: hero.source = nil
        }
        performSegue(withIdentifier: "presentDetail", sender: indexPath)
    }
}

extension GridViewController: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        hero.isOpening = true
        return hero
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        hero.isOpening = false
        return hero
    }
}
