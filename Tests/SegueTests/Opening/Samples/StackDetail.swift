import UIKit

/// A screen of nested stack views; two of its sections open and close.
class TrailViewController: UIViewController {
    let rootStack = UIStackView()
    let summaryLabel = UILabel()
    let factsStack = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trail"
        view.backgroundColor = .systemBackground

        rootStack.axis = .vertical
        rootStack.spacing = 16
        rootStack.translatesAutoresizingMaskIntoConstraints = false
        rootStack.isLayoutMarginsRelativeArrangement = true
        rootStack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        view.addSubview(rootStack)

        let safeArea = view.safeAreaLayoutGuide
        view.addConstraints([
            NSLayoutConstraint(
                item: rootStack, attribute: .top, relatedBy: .equal, toItem: safeArea, attribute: .top,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: rootStack, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .leading,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: rootStack, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing,
                multiplier: 1, constant: 0),
        ])

        rootStack.addArrangedSubview(makeHeader())
        rootStack.addArrangedSubview(makeButton("About this trail", action: #selector(toggleSummary)))
        rootStack.addArrangedSubview(makeSummary())
        rootStack.addArrangedSubview(makeButton("Facts", action: #selector(toggleFacts)))
        rootStack.addArrangedSubview(makeFacts())
        rootStack.addArrangedSubview(makeRating())
        rootStack.setCustomSpacing(32, after: rootStack.arrangedSubviews[0])
    }

    // MARK: Sections

    func makeHeader() -> UIView {
        let badge = UIView()
        badge.backgroundColor = .systemGreen
        badge.layer.cornerRadius = 16
        badge.widthAnchor.constraint(equalToConstant: 72).isActive = true
        badge.heightAnchor.constraint(equalToConstant: 72).isActive = true

        let name = UILabel()
        name.text = "Cliff path"
        name.font = UIFont.preferredFont(forTextStyle: .title1)
        let place = UILabel()
        place.text = "North shore"
        place.textColor = .secondaryLabel
        let texts = UIStackView(arrangedSubviews: [name, place])
        texts.axis = .vertical
        texts.spacing = 4

        let header = UIStackView(arrangedSubviews: [badge, texts])
        header.alignment = .center
        header.spacing = 16
        return header
    }

    func makeButton(_ title: String, action: Selector) -> UIButton {
        let button = UIButton(type: .custom)
        button.setTitle(title, for: .normal)
        button.setTitleColor(.label, for: .normal)
        button.backgroundColor = .systemGray5
        button.layer.cornerRadius = 8
        button.heightAnchor.constraint(equalToConstant: 44).isActive = true
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }

    func makeSummary() -> UIView {
        summaryLabel.text =
            "The path follows the edge of the cliffs from the old harbour to the lighthouse. "
            + "Two ladders lead down to the beach at low tide."
        summaryLabel.numberOfLines = 0
        summaryLabel.isHidden = true
        summaryLabel.alpha = 0
        return summaryLabel
    }

    func makeFacts() -> UIView {
        for (name, value) in [("Length", "7.4 km"), ("Climb", "310 m"), ("Time", "2 h 20 min")] {
            let nameLabel = UILabel()
            nameLabel.text = name
            let valueLabel = UILabel()
            valueLabel.text = value
            valueLabel.textColor = .secondaryLabel
            let row = UIStackView(arrangedSubviews: [nameLabel, valueLabel])
            row.distribution = .equalSpacing
            row.alignment = .center
            row.heightAnchor.constraint(equalToConstant: 28).isActive = true
            factsStack.addArrangedSubview(row)
        }
        factsStack.axis = .vertical
        factsStack.spacing = 8
        factsStack.isHidden = true
        factsStack.alpha = 0
        return factsStack
    }

    func makeRating() -> UIView {
        let bars = [0.9, 0.6, 0.4].map { value -> UIView in
            let bar = UIView()
            bar.backgroundColor = UIColor.systemOrange.withAlphaComponent(CGFloat(value))
            return bar
        }
        let rating = UIStackView(arrangedSubviews: bars)
        rating.distribution = .fillEqually
        rating.spacing = 8
        rating.heightAnchor.constraint(equalToConstant: 24).isActive = true
        return rating
    }

    // MARK: Actions

    @objc func toggleSummary() {
        toggle(summaryLabel)
    }

    @objc func toggleFacts() {
        toggle(factsStack)
    }

    func toggle(_ section: UIView) {
        UIView.animate(withDuration: 0.35) {
            section.isHidden.toggle()
            section.alpha = section.isHidden ? 0 : 1
            self.rootStack.layoutIfNeeded()
        }
    }
}

#Preview("Stacks") {
    UINavigationController(rootViewController: TrailViewController())
}
