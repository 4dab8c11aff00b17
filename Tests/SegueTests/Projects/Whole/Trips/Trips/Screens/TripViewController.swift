import UIKit

final class TripViewController: UIViewController {
    let hero = UIImageView()
    private let trip: Trip

    init(trip: Trip) {
        self.trip = trip
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = trip.name
        view.backgroundColor = .systemBackground
        hero.image = UIImage(systemName: trip.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 90))
        hero.tintColor = .white
        hero.contentMode = .center
        hero.backgroundColor = UIColor(resource: trip.tone)
        hero.translatesAutoresizingMaskIntoConstraints = false
        let button = UIButton(
            configuration: .filled(), primaryAction: UIAction(title: NSLocalizedString("book", comment: "")) { _ in })
        button.configuration?.image = UIImage(systemName: "checkmark.circle.fill")
        button.configuration?.imagePadding = 8
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(hero)
        view.addSubview(button)
        NSLayoutConstraint.activate([
            hero.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            hero.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            hero.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            hero.heightAnchor.constraint(equalToConstant: 280),
            button.topAnchor.constraint(equalTo: hero.bottomAnchor, constant: 24),
            button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
    }
}

#Preview("Porto") { TripViewController(trip: Trip(name: "Porto", symbol: "tram.fill", days: 1, tone: .Tones.sun)) }
