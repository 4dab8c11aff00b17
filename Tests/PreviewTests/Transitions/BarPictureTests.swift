import Compositor
import Graphics
import LayerTree
import SDLPlatform
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// Bars above and below content, pixel by pixel: at its edges, over it, and on the way between large and small titles.
@MainActor @Suite struct BarPictureTests {
    private let stage: Stage
    private let output: MemoryOutput
    private let runner: FrameRunner
    private let clock = ManualClock()
    private let tabs: UITabBarController
    private let navigation: UINavigationController

    init() throws {
        let screen = ScreenTraits(size: CGSize(width: 240, height: 320), scale: 1)
        stage = Stage(Stage.Options(screen: screen), imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        output = MemoryOutput(screen: screen, kernels: try KernelSet(.scalar))
        runner = FrameRunner(source: stage, output: output)
        (tabs, navigation) = stage.run {
            let navigation = UINavigationController(rootViewController: Stripes("Stripes", .systemTeal))
            navigation.navigationBar.prefersLargeTitles = true
            let tabs = UITabBarController()
            let other = UIViewController()
            navigation.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
            other.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
            tabs.viewControllers = [navigation, other]
            return (tabs, navigation)
        }
        stage.show(tabs)
        for _ in 0..<2 { try frame() }
    }

    /// Rows of two colours, with their numbers.
    private final class Stripes: UIViewController {
        private let color: UIColor
        let scroll = UIScrollView()

        init(_ title: String, _ color: UIColor) {
            self.color = color
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            scroll.frame = view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 240, height: 720)
            scroll.showsVerticalScrollIndicator = false
            view.addSubview(scroll)
            for row in 0..<18 {
                let label = UILabel(frame: CGRect(x: 0, y: 40 * CGFloat(row), width: 240, height: 40))
                label.text = "     Row \(row)"
                label.backgroundColor = row.isMultiple(of: 2) ? color : .systemYellow
                scroll.addSubview(label)
            }
        }
    }

    private func frame(_ body: () -> Void = {}) throws {
        try runner.run(FrameRequest(tick: clock.nextTick(), phase: .replay)) { stage.run(body) }
    }

    private func picture(at offset: CGFloat) throws -> CGImage {
        try frame { (navigation.topViewController as? Stripes)?.scroll.contentOffset.y = offset }
        try frame()
        return output.image
    }

    struct Moment: Sendable, CustomTestStringConvertible {
        var name: String
        var offset: CGFloat
        var testDescription: String { name }
    }

    nonisolated static let moments = [
        Moment(name: "bars-large-title.png", offset: -96),
        Moment(name: "bars-large-title-pulled.png", offset: -136),
        Moment(name: "bars-half-title.png", offset: -70),
        Moment(name: "bars-title-comes.png", offset: -40),
        Moment(name: "bars-over-content.png", offset: 60),
        Moment(name: "bars-at-the-end.png", offset: 449),
    ]

    @Test(arguments: moments) func barsFollowContent(_ moment: Moment) throws {
        try Golden(moment.name, folder: "SystemGoldens").expect(picture(at: moment.offset))
    }

    @Test(arguments: [("bars-push-begins.png", 6), ("bars-push.png", 10), ("bars-pushed.png", 40)])
    func aPushFromALargeTitleToASmallOne(_ name: String, frames: Int) throws {
        let next = stage.run { Stripes("Detail", .systemPink) }
        try frame {
            next.navigationItem.largeTitleDisplayMode = .never
            next.hidesBottomBarWhenPushed = true
            navigation.pushViewController(next, animated: true)
        }
        for _ in 0..<frames { try frame() }
        try Golden(name, folder: "SystemGoldens").expect(output.image)
    }

    @Test func aPopToALargeTitleInItsMiddle() throws {
        let next = stage.run { Stripes("Detail", .systemPink) }
        try frame {
            next.navigationItem.largeTitleDisplayMode = .never
            navigation.pushViewController(next, animated: false)
        }
        _ = try picture(at: 30)
        try frame { navigation.popViewController(animated: true) }
        for _ in 0..<10 { try frame() }
        try Golden("bars-pop.png", folder: "SystemGoldens").expect(output.image)
    }
}
