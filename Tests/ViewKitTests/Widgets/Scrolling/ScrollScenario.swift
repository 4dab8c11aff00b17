@testable import ViewKit

/// Actions of a finger, a wheel or code on a scroll view; the delegate's log stands in the file of the same name.
struct ScrollScenario: Sendable {
    let name: String
    let act: @MainActor @Sendable (ScrollRig) -> Void

    @MainActor func run() -> ScrollRig {
        let rig = ScrollRig()
        act(rig)
        rig.settle()
        rig.step(0.5)
        return rig
    }

    static let all: [ScrollScenario] = [
        ScrollScenario(name: "drag-and-hold") { rig in
            rig.drag(from: (100, 150), to: (100, 50), lift: false)
            rig.step(0.2)
            rig.touch(.ended, 100, 50)
        },
        ScrollScenario(name: "flick") { rig in rig.drag(from: (100, 150), to: (100, 50)) },
        ScrollScenario(name: "flick-to-the-end") { rig in
            rig.scroll.contentOffset.y = 1700
            rig.drag(from: (100, 150), to: (100, 20), in: 0.1)
        },
        ScrollScenario(name: "pull-beyond-the-top") { rig in
            rig.drag(from: (100, 50), to: (100, 150), lift: false)
            rig.step(0.2)
            rig.touch(.ended, 100, 150)
        },
        ScrollScenario(name: "a-finger-stops-it") { rig in
            rig.drag(from: (100, 150), to: (100, 50))
            rig.step(0.3)
            rig.touch(.began, 100, 100)
            rig.step(0.1)
            rig.touch(.ended, 100, 100)
        },
        ScrollScenario(name: "sideways-is-no-drag") { rig in rig.drag(from: (150, 100), to: (50, 100)) },
        ScrollScenario(name: "drag-is-lost") { rig in
            rig.drag(from: (100, 150), to: (100, 50), lift: false)
            rig.touch(.cancelled, 100, 50)
        },
        ScrollScenario(name: "retargeted-flick") { rig in
            rig.retarget = { _ in CGPoint(x: 0, y: 600) }
            rig.drag(from: (100, 150), to: (100, 50))
        },
        ScrollScenario(name: "scroll-by-code") { rig in
            rig.host.run { rig.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
        },
        ScrollScenario(name: "jump-by-code") { rig in
            rig.host.run { rig.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: false) }
        },
        ScrollScenario(name: "wheel") { rig in
            _ = rig.host.window.turnWheel(by: CGPoint(x: 0, y: 60), at: CGPoint(x: 100, y: 100))
        },
        ScrollScenario(name: "switched-off-in-the-middle") { rig in
            rig.drag(from: (100, 150), to: (100, 50), lift: false)
            rig.scroll.isScrollEnabled = false
            rig.step(0.1)
        },
        ScrollScenario(name: "taken-away-while-it-moves") { rig in
            rig.drag(from: (100, 150), to: (100, 50))
            rig.step(0.1)
            rig.host.run { rig.scroll.removeFromSuperview() }
        },
        ScrollScenario(name: "pinch") { rig in
            let view = rig.host.run { UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
            rig.host.run {
                rig.scroll.addSubview(view)
                rig.scroll.contentSize = view.bounds.size
                rig.zoomed = view
                rig.scroll.maximumZoomScale = 4
            }
            rig.touch(.began, 90, 100)
            rig.touch(.began, 110, 100, pointer: 1)
            for step in 1...10 {
                rig.step()
                rig.touch(.moved, 90 - Double(step) * 4, 100)
                rig.touch(.moved, 110 + Double(step) * 4, 100, pointer: 1)
            }
            rig.touch(.ended, 50, 100)
            rig.touch(.ended, 150, 100, pointer: 1)
        },
    ]
}
