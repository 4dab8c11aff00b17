import Testing

@testable import ViewKit

/// Reports of views that constraints leave undetermined come after the layout, which may add the constraints that lack.
@MainActor @Suite struct AmbiguityReportTests {
    /// Has a box whose vertical constraints come with the first layout, if they come.
    private final class Screen: UIViewController {
        let box = UIView()
        var completes = true

        override func viewDidLoad() {
            super.viewDidLoad()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 30),
            ])
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            guard completes else { return }
            completes = false
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: view.topAnchor), box.heightAnchor.constraint(equalToConstant: 40),
            ])
        }
    }

    @Test(arguments: [true, false]) func aLayoutMayCompleteTheConstraints(completes: Bool) {
        let rig = HostRig()
        let screen = rig.host.run { Screen() }
        screen.completes = completes
        rig.show(screen)
        rig.step()
        #expect(rig.reports.map { $0.contains("vertical position, height could") } == (completes ? [] : [true]))
        if completes { #expect(screen.box.frame == CGRect(x: 0, y: 0, width: 30, height: 40)) }
    }

    /// A row of an icon and a text of several lines, each of which resists compression as much.
    private final class CaptionScreen: UIViewController {
        let caption = UILabel()
        let row = UIStackView()

        override func viewDidLoad() {
            super.viewDidLoad()
            let picture = UIImageView(image: UIImage(cgImage: .filled(width: 24, height: 24, with: .max)))
            picture.setContentHuggingPriority(.required, for: .horizontal)
            caption.text = "A caption that runs over more than one line, as captions do, in a row with its icon."
            for view in [picture, caption] { row.addArrangedSubview(view) }
            row.spacing = 12
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: view.topAnchor),
                row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
    }

    /// The icon could have given its width to the text, though lines that break have room at any width.
    @Test(arguments: [0, 1]) func anIconKeepsItsWidthBesideSeveralLines(lines: Int) throws {
        let rig = HostRig()
        let screen = rig.host.run { CaptionScreen() }
        screen.caption.numberOfLines = lines
        rig.show(screen)
        rig.step()
        #expect(rig.reports.isEmpty == (lines == 0), "\(rig.reports)")
        // The lines that it has later count as well.
        rig.host.run { screen.caption.numberOfLines = 0 }
        rig.step()
        let icon = try #require(screen.row.arrangedSubviews.first)
        #expect(icon.frame.width == 24 && screen.caption.frame.height > 30)
    }
}
