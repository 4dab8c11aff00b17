import UIKit

/// The postcards among each other; a tap turns one over.
final class CardsViewController: UIViewController {
    private var pictures = [UIImageView]()
    private let greeting = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        for (index, card) in Card.all.enumerated() {
            let picture = UIImageView(image: UIImage(named: card.picture))
            picture.contentMode = .scaleAspectFill
            picture.clipsToBounds = true
            picture.isUserInteractionEnabled = true
            picture.tag = index
            picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turnOver(_:))))
            view.addSubview(picture)
            pictures.append(picture)
        }
        greeting.text = NSLocalizedString("greeting", comment: "")
        greeting.font = .pixel(70)
        greeting.textColor = .ink
        view.addSubview(greeting)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width - 40
        for (index, picture) in pictures.enumerated() {
            picture.frame = CGRect(x: 20, y: 80 + CGFloat(index) * 224, width: width, height: 200)
        }
        greeting.frame = CGRect(x: 20, y: 80 + CGFloat(pictures.count) * 224, width: width, height: 100)
    }

    @objc private func turnOver(_ sender: UITapGestureRecognizer) {
        guard let index = sender.view?.tag else { return }
        let back = BackViewController(card: Card.all[index])
        back.modalPresentationStyle = .fullScreen
        back.modalTransitionStyle = .flipHorizontal
        present(back, animated: true)
    }
}

/// The back of a postcard: its title, a stamp and a postmark.
final class BackViewController: UIViewController {
    private let card: Card

    init(card: Card) {
        self.card = card
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let bundle = Bundle(for: BackViewController.self)
        let stamp = UIImageView(image: UIImage(named: "stamp", in: bundle, compatibleWith: nil))
        stamp.frame.origin = CGPoint(x: 240, y: 100)
        view.addSubview(stamp)
        let night = UITraitCollection(userInterfaceStyle: .dark)
        let other = UIImageView(image: UIImage(named: "stamp", in: nil, compatibleWith: night))
        other.frame.origin = CGPoint(x: 240, y: 240)
        view.addSubview(other)
        let mark = UIImageView(image: UIImage(named: "mark"))
        mark.tintColor = .accent
        mark.frame.origin = CGPoint(x: 180, y: 170)
        view.addSubview(mark)
        let title = UILabel(frame: CGRect(x: 20, y: 420, width: 352, height: 120))
        title.text = card.title
        title.font = .boldPixel(110)
        title.textColor = .ink
        view.addSubview(title)
    }
}

#Preview("Postcards") {
    CardsViewController()
}
