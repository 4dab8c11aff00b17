import UIKit

/// A place: its picture above its name, on its colour.
class PlaceViewController: UIViewController {
    private let place: Place
    private let imageView = UIImageView(image: UIImage(named: "harbour"))
    private let nameLabel = UILabel()

    init(place: Place) {
        self.place = place
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = place.color
        imageView.contentMode = .scaleAspectFit
        view.addSubview(imageView)
        nameLabel.text = place.name
        nameLabel.textColor = .white
        nameLabel.textAlignment = .center
        nameLabel.font = .systemFont(ofSize: 32, weight: .bold)
        view.addSubview(nameLabel)
        let tap = UITapGestureRecognizer(target: self, action: #selector(goBack))
        view.addGestureRecognizer(tap)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 60
        imageView.frame = CGRect(x: 30, y: view.safeAreaInsets.top + 40, width: width, height: width * 2 / 3)
        nameLabel.frame = CGRect(x: 20, y: imageView.frame.maxY + 20, width: view.bounds.width - 40, height: 44)
    }

    @objc private func goBack() {
        navigationController?.popViewController(animated: true)
    }
}
