import UIKit

final class TripCell: UITableViewCell {
    static let identifier = "TripCell"

    let badge = UIImageView()
    private let nameLabel = UILabel()
    private let daysLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        badge.contentMode = .center
        badge.layer.cornerRadius = 12
        badge.tintColor = .white
        badge.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title2)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        daysLabel.font = .preferredFont(forTextStyle: .subheadline)
        daysLabel.textColor = .secondaryLabel
        let labels = UIStackView(arrangedSubviews: [nameLabel, daysLabel])
        labels.axis = .vertical
        labels.spacing = 4
        for view in [badge, labels] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            badge.widthAnchor.constraint(equalToConstant: 52),
            badge.heightAnchor.constraint(equalTo: badge.widthAnchor),
            labels.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 16),
            labels.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
        ])
        accessoryType = .disclosureIndicator
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ trip: Trip) {
        badge.image = UIImage(systemName: trip.symbol)
        badge.backgroundColor = UIColor(resource: trip.tone)
        nameLabel.text = trip.name
        daysLabel.text = String(localized: "\(trip.days) days")
    }
}
