import Testing

@testable import ViewKit

@MainActor @Suite struct ConstraintTests {
    private let host = TestHost()

    private func container(_ size: CGSize = CGSize(width: 300, height: 400)) -> UIView {
        UIView(frame: CGRect(origin: .zero, size: size))
    }

    private func child(of view: UIView) -> UIView {
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        return child
    }

    @Test func edgesAndCentresPositionAView() {
        host.run {
            let container = container()
            let a = child(of: container)
            let b = child(of: container)
            NSLayoutConstraint.activate([
                a.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 20),
                a.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
                a.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
                a.heightAnchor.constraint(equalToConstant: 44),
                b.centerXAnchor.constraint(equalTo: a.centerXAnchor),
                b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 2),
                b.widthAnchor.constraint(equalToConstant: 30), b.heightAnchor.constraint(equalTo: b.widthAnchor),
            ])
            container.layoutIfNeeded()
            #expect(a.frame == CGRect(x: 20, y: 10, width: 150, height: 44))
            #expect(b.frame == CGRect(x: 80, y: 70, width: 30, height: 30))
            container.frame.size.width = 400
            container.layoutIfNeeded()
            #expect(a.frame == CGRect(x: 20, y: 10, width: 200, height: 44))
        }
    }

    @Test func aConstantThatChangesMovesOnlyWhatDependsOnIt() {
        host.run {
            let container = container()
            let a = child(of: container)
            let b = child(of: container)
            let top = a.topAnchor.constraint(equalTo: container.topAnchor, constant: 10)
            NSLayoutConstraint.activate(
                [top]
                    + NSLayoutConstraint.constraints(
                        withVisualFormat: "V:[a(44)]-[b(30)]", metrics: nil, views: ["a": a, "b": b])
                    + NSLayoutConstraint.constraints(
                        withVisualFormat: "H:|-20-[a]-20-|", metrics: nil, views: ["a": a])
                    + NSLayoutConstraint.constraints(
                        withVisualFormat: "H:|-left-[b(==100@999)]", metrics: ["left": 7], views: ["b": b]))
            container.layoutIfNeeded()
            #expect(a.frame == CGRect(x: 20, y: 10, width: 260, height: 44))
            #expect(b.frame == CGRect(x: 7, y: 62, width: 100, height: 30))
            top.constant = 110
            #expect(b.frame.minY == 62)
            container.layoutIfNeeded()
            #expect(a.frame.minY == 110 && b.frame.minY == 162)
        }
    }

    @Test func contentsResistInTheOrderOfTheirPriorities() {
        host.run {
            let container = container(CGSize(width: 200, height: 50))
            let labels = ["Left label with words", "Right label with words"].map { text in
                let label = UILabel()
                label.text = text
                label.translatesAutoresizingMaskIntoConstraints = false
                container.addSubview(label)
                return label
            }
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: "H:|[a]-[b]|", options: .alignAllFirstBaseline, metrics: nil,
                    views: ["a": labels[0], "b": labels[1]]) + [
                        labels[0].topAnchor.constraint(equalTo: container.topAnchor)
                    ])
            labels[1].setContentCompressionResistancePriority(.required, for: .horizontal)
            container.layoutIfNeeded()
            #expect(labels[1].frame.width == labels[1].intrinsicContentSize.width)
            #expect(labels[0].frame.maxX + 8 == labels[1].frame.minX && labels[1].frame.maxX == 200)
            #expect(labels[0].frame.minY == labels[1].frame.minY)
        }
    }

    @Test func textWrapsAtTheWidthThatConstraintsGive() {
        host.run {
            let container = container(CGSize(width: 120, height: 400))
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "Several words that take more than one line of this width"
            label.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(label)
            let below = child(of: container)
            let views = ["label": label, "below": below]
            for format in ["H:|-[label]-|", "V:|[label]-4-[below(10)]", "H:|[below]|"] {
                NSLayoutConstraint.activate(
                    .init(NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views)))
            }
            container.layoutIfNeeded()
            let size = label.sizeThatFits(CGSize(width: 104, height: CGFloat.infinity))
            #expect(label.frame == CGRect(x: 8, y: 0, width: 104, height: size.height))
            #expect(below.frame == CGRect(x: 0, y: size.height + 4, width: 120, height: 10))
            below.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true
            let fitting = container.systemLayoutSizeFitting(
                CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            #expect(fitting == CGSize(width: 120, height: size.height + 14))
        }
    }

    @Test func aViewThatLeavesTakesItsOwnConstraintsAlong() {
        host.run {
            let container = container()
            let box = child(of: container)
            let inner = child(of: box)
            let crossing = inner.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 50)
            let within = inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5)
            NSLayoutConstraint.activate([
                crossing, within, box.widthAnchor.constraint(equalToConstant: 100),
                box.topAnchor.constraint(equalTo: container.topAnchor),
                box.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 10),
                box.heightAnchor.constraint(equalToConstant: 60), inner.topAnchor.constraint(equalTo: box.topAnchor),
                inner.heightAnchor.constraint(equalToConstant: 20),
            ])
            container.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 40, y: 0, width: 50, height: 20))
            box.removeFromSuperview()
            #expect(!crossing.isActive && within.isActive)
            let other = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
            other.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: other.topAnchor, constant: 5),
                box.centerXAnchor.constraint(equalTo: other.centerXAnchor),
                inner.leftAnchor.constraint(equalTo: box.leftAnchor),
            ])
            other.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 200, y: 5, width: 100, height: 60))
            #expect(inner.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
        }
    }

    @Test func contradictionsAreReportedOnce() {
        host.run {
            var reports: [String] = []
            FaultLog.current.onReport = { reports.append($0) }
            let container = container()
            let box = child(of: container)
            let first = box.widthAnchor.constraint(equalToConstant: 100)
            first.identifier = "first"
            NSLayoutConstraint.activate([first, box.widthAnchor.constraint(equalToConstant: 200)])
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: "V:|[box(20)]", metrics: nil, views: ["box": box]))
            container.layoutIfNeeded()
            container.layoutIfNeeded()
            #expect(box.frame.width == 100)
            #expect(reports.count == 1)
            #expect(reports.first?.contains("'first' H:[UIView(100)]") == true)
        }
    }

    @Test func updateConstraintsIsCalledOnceBeforeTheFirstLayoutAndWhenAsked() {
        final class Updating: UIView {
            var log: [String] = []
            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                log.append("update")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                log.append("layout")
                super.layoutSubviews()
            }
        }
        final class Screen: UIViewController {
            var log: [String] = []
            override func updateViewConstraints() {
                log.append("update")
                super.updateViewConstraints()
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                log.append("layout")
            }
        }
        let (screen, view) = host.run {
            let screen = Screen()
            let view = Updating(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            screen.view.addSubview(view)
            host.window.rootViewController = screen
            return (screen, view)
        }
        host.show()
        #expect(screen.log == ["update", "layout"] && view.log == ["update", "layout"])
        host.run { view.setNeedsUpdateConstraints() }
        #expect(view.needsUpdateConstraints())
        host.frame(at: 1)
        #expect(!view.needsUpdateConstraints() && view.log.filter { $0 == "update" }.count == 2)
    }

    @Test func marginsOfAControllersViewAreAtLeastTheSystems() {
        host.run {
            let screen = UIViewController()
            screen.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            #expect(screen.view.layoutMargins == UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 20))
            screen.view.frame.size.width = 389
            #expect(screen.view.layoutMargins == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
            screen.view.frame.size.width = 390
            screen.viewRespectsSystemMinimumLayoutMargins = false
            #expect(screen.view.layoutMargins.left == 8)
            let inner = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
            screen.view.directionalLayoutMargins.leading = 40
            screen.view.addSubview(inner)
            inner.preservesSuperviewLayoutMargins = true
            #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 40, bottom: 8, right: 8))
        }
    }

    @Test func aViewWithAFrameOfItsOwnMayBeRelatedToFromInside() {
        host.run {
            let container = container()
            let panel = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
            container.addSubview(panel)
            let inner = child(of: panel)
            let outer = child(of: container)
            NSLayoutConstraint.activate([
                inner.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: 5),
                inner.topAnchor.constraint(equalTo: panel.topAnchor, constant: 5),
                inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
            ])
            container.layoutIfNeeded()
            NSLayoutConstraint.activate([
                outer.leftAnchor.constraint(equalTo: inner.rightAnchor),
                outer.topAnchor.constraint(equalTo: inner.bottomAnchor),
                outer.widthAnchor.constraint(equalToConstant: 7), outer.heightAnchor.constraint(equalToConstant: 7),
            ])
            container.layoutIfNeeded()
            #expect(outer.frame == CGRect(x: 75, y: 85, width: 7, height: 7))
            panel.center.x += 100
            container.layoutIfNeeded()
            #expect(outer.frame.minX == 175 && inner.frame.minX == 5)
            panel.removeFromSuperview()
            panel.frame.size.width = 200
            panel.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
        }
    }

    @Test func translatingTheMaskMayBeSetAtAnyTime() {
        host.run {
            let container = container()
            let box = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            container.addSubview(box)
            let constraints = [
                box.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 30),
                box.topAnchor.constraint(equalTo: container.topAnchor, constant: 40),
                box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 60),
            ]
            NSLayoutConstraint.activate(constraints)
            box.translatesAutoresizingMaskIntoConstraints = false
            container.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 30, y: 40, width: 50, height: 60))
            NSLayoutConstraint.deactivate(constraints)
            box.translatesAutoresizingMaskIntoConstraints = true
            box.frame = CGRect(x: 7, y: 7, width: 7, height: 7)
            container.setNeedsLayout()
            container.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 7, y: 7, width: 7, height: 7))
            box.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate(constraints)
            container.layoutIfNeeded()
            #expect(box.frame == CGRect(x: 30, y: 40, width: 50, height: 60))
        }
    }
}
