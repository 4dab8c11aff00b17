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
}
