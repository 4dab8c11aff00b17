import Compositor
import Graphics
import LayerTree
import SDLPlatform
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// The look of the system's own bars and transitions, pixel by pixel.
@MainActor @Suite struct SystemPictureTests {
    private let stage: Stage
    private let output: MemoryOutput
    private let runner: FrameRunner
    private let clock = ManualClock()

    init() throws {
        let screen = ScreenTraits(size: CGSize(width: 195, height: 240), scale: 1)
        stage = Stage(Stage.Options(screen: screen), imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        output = MemoryOutput(screen: screen, kernels: try KernelSet(.scalar))
        runner = FrameRunner(source: stage, output: output)
    }

    private func frame(_ body: () -> Void = {}) throws {
        try runner.run(FrameRequest(tick: clock.nextTick(), phase: .replay)) { stage.run(body) }
    }

    /// A screen of one colour with words on it.
    private func screen(_ words: String, _ color: UIColor) -> UIViewController {
        let screen = UIViewController()
        screen.view.backgroundColor = color
        let label = UILabel(frame: CGRect(x: 20, y: 90, width: 155, height: 40))
        label.text = words
        label.font = .systemFont(ofSize: 28)
        screen.view.addSubview(label)
        screen.title = words
        return screen
    }

    /// A disc, or a ring, of `side` points in two colours.
    private func mark(_ side: CGFloat, ring: Bool = false) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            let disc = CGRect(x: 0, y: 0, width: side, height: side)
            UIColor.red.setFill()
            context.cgContext.fillEllipse(in: disc)
            UIColor.green.setFill()
            context.cgContext.fillEllipse(in: disc.insetBy(dx: side / 4, dy: side / 4))
            guard ring else { return }
            context.cgContext.setBlendMode(.clear)
            context.cgContext.fillEllipse(in: disc.insetBy(dx: side / 3, dy: side / 3))
        }
    }

    /// A template, selected with another picture; a template without words; the colours themselves; words alone.
    @Test func aTabBarShowsPictures() throws {
        let screens = stage.run {
            [UIColor.white, .white, .white, .white].enumerated().map { screen("Tab \($0.offset)", $0.element) }
        }
        stage.run {
            screens[0].tabBarItem = UITabBarItem(title: "Disc", image: mark(24), selectedImage: mark(24, ring: true))
            screens[1].tabBarItem = UITabBarItem(title: nil, image: mark(24), tag: 0)
            screens[2].tabBarItem = UITabBarItem(
                title: "Colours", image: mark(20).withRenderingMode(.alwaysOriginal), tag: 0)
            screens[3].tabBarItem = UITabBarItem(title: "Words", image: nil, tag: 0)
            let tabs = UITabBarController()
            tabs.viewControllers = screens
            stage.show(tabs)
        }
        try frame()
        try Golden("tab-bar.png", folder: "SystemGoldens").expect(output.image)
    }

    /// An instant of a modal transition, presenting or dismissing.
    struct Moment: Sendable, CustomTestStringConvertible {
        var name: String
        var style: UIModalTransitionStyle
        var presents = true
        var testDescription: String { name }
    }

    nonisolated static let moments = [
        Moment(name: "sheet.png", style: .coverVertical),
        Moment(name: "sheet-dismissed.png", style: .coverVertical, presents: false),
        Moment(name: "dissolve.png", style: .crossDissolve),
        Moment(name: "flip.png", style: .flipHorizontal),
        Moment(name: "flip-dismissed.png", style: .flipHorizontal, presents: false),
    ]

    @Test(arguments: moments) func aModalStyleAfterAQuarterOfASecond(_ moment: Moment) throws {
        let (root, presented) = stage.run { (screen("Below", .systemYellow), screen("Above", .systemTeal)) }
        stage.show(root)
        try frame()
        try frame {
            presented.modalTransitionStyle = moment.style
            if moment.style != .coverVertical { presented.modalPresentationStyle = .fullScreen }
            root.present(presented, animated: moment.presents)
        }
        if !moment.presents { try frame { root.dismiss(animated: true) } }
        for _ in 0..<15 { try frame() }
        try Golden(moment.name, folder: "SystemGoldens").expect(output.image)
    }

    /// A finger, held after it went `way` in ten frames.
    private func drag(from start: SIMD2<Double>, by way: SIMD2<Double>) throws {
        for index in 0...10 {
            let place = start + way * (Double(index) / 10)
            try frame {
                stage.send(
                    TouchSample(
                        phase: index == 0 ? .began : .moved, location: place, timestamp: stage.layers.mediaTime))
            }
        }
        try frame()
    }

    @Test func aSwipeFromTheEdgeHeld() throws {
        let (lower, upper) = stage.run { (screen("Below", .systemYellow), screen("Above", .systemTeal)) }
        stage.run {
            let stack = UINavigationController(rootViewController: lower)
            stack.isNavigationBarHidden = true
            stack.pushViewController(upper, animated: false)
            stage.show(stack)
        }
        try frame()
        try drag(from: SIMD2(3, 120), by: SIMD2(100, 0))
        try Golden("edge-swipe.png", folder: "SystemGoldens").expect(output.image)
    }

    @Test func aSheetDraggedAndHeld() throws {
        let (root, sheet) = stage.run { (screen("Below", .systemYellow), screen("Above", .systemTeal)) }
        stage.show(root)
        try frame()
        try frame { root.present(sheet, animated: false) }
        try drag(from: SIMD2(100, 40), by: SIMD2(0, 100))
        try Golden("sheet-dragged.png", folder: "SystemGoldens").expect(output.image)
    }

    @Test func everyPictureIsOfATest() throws {
        #expect(try Golden.orphans(folder: "SystemGoldens") == [])
    }
}
