import Compositor
import Graphics
import LayerTree
import SDLPlatform
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// The panel of numbers, touched and typed into.
@MainActor final class NumbersPanelTests {
    private let stage: Stage
    private let output: MemoryOutput
    private let runner: FrameRunner
    private let clock = ManualClock()
    private let panel: TuningViewController
    private var changes: [(name: String, value: Double)] = []
    private var calls: [String] = []

    init() {
        let screen = ScreenTraits(size: CGSize(width: 300, height: 420), scale: 1)
        stage = Stage(Stage.Options(screen: screen), imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        output = MemoryOutput(screen: screen, kernels: .best)
        runner = FrameRunner(source: stage, output: output)
        panel = stage.run { TuningViewController(ReleaseViewController(.transitionSpring)) }
        stage.run {
            panel.hasNumbers = true
            panel.numbers.numbers = Self.numbers
            panel.numbers.onChange = { [unowned self] number, value in
                changes.append((number.name, value))
                if let index = panel.numbers.numbers.numbers.firstIndex(where: { $0.id == number.id }) {
                    panel.numbers.numbers.numbers[index].tunedValue = value
                }
            }
            panel.numbers.onEnd = { [unowned self] in calls.append("end") }
            panel.numbers.onKeep = { [unowned self] in calls.append("keep") }
            panel.numbers.onUndo = { [unowned self] in calls.append("undo") }
            panel.numbers.onReset = { [unowned self] in calls.append("reset") }
            panel.numbers.onCopy = { [unowned self] in calls.append("copy") }
            panel.numbers.onOpen = { [unowned self] in calls.append("open \($0.name)") }
        }
        stage.show(panel)
        stage.run { panel.selectNumbers() }
    }

    private static let numbers: TunableNumbers = {
        var numbers = TunableNumbers()
        numbers.numbers = [
            .sample("withDuration", 0.35), .sample("delay", 0.1),
            .sample("usingSpringWithDamping", 0.8, in: "animate(_:)"),
        ]
        return numbers
    }()

    private func frame() throws { try runner.run(FrameRequest(tick: clock.nextTick())) {} }

    private func touch(_ phase: TouchSample.Phase, _ point: CGPoint) throws {
        stage.send(
            TouchSample(
                pointer: 0, phase: phase, location: SIMD2(point.x, point.y), timestamp: clock.nextTick().timestamp))
        try frame()
    }

    private func tap(_ point: CGPoint) throws {
        try touch(.began, point)
        try touch(.ended, point)
        try frame()
    }

    private func cell(_ row: Int) throws -> NumberCell {
        try frame()
        return panel.numbers.cells.sorted { $0.frame.minY < $1.frame.minY }[row]
    }

    private func middle(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }

    @Test func aSliderChangesANumberInSteps() throws {
        let slider = try cell(0).frames.slider
        // 0.35 of 0 to 3.
        let thumb = CGPoint(x: slider.minX + 16 + (slider.width - 32) * 0.35 / 3, y: slider.midY)
        try touch(.began, thumb)
        for step in 1...10 { try touch(.moved, CGPoint(x: thumb.x + Double(step) * 8, y: thumb.y)) }
        #expect(!calls.contains("end"))
        try touch(.ended, CGPoint(x: thumb.x + 80, y: thumb.y))
        #expect(changes.count > 5 && changes.allSatisfy { $0.name == "withDuration" })
        #expect(changes.allSatisfy { abs($0.value * 100 - ($0.value * 100).rounded()) < 1e-9 }, "hundredths")
        #expect(try #require(changes.last).value > 1 && calls.contains("end"))
    }

    @Test func aNumberIsTyped() throws {
        try tap(middle(try cell(1).frames.text))
        #expect(stage.takesText)
        for letter in ["0", ",", "2", "5"] { stage.send(.text(letter), at: 0) }
        try frame()
        stage.send(.key(EditingKey(.newline)), at: 0)
        try frame()
        #expect(changes.map(\.name) == ["delay"] && changes.last?.value == 0.25 && !stage.takesText)
    }

    /// Text that is no number leaves the value as it was.
    @Test(arguments: ["", "abc", "1e999", "nan", "0x"]) func whatIsNoNumberChangesNothing(_ text: String) throws {
        let field = try cell(1).frames.text
        try tap(middle(field))
        stage.send(.key(EditingKey(.deleteBackward)), at: 0)
        for letter in text { stage.send(.text(String(letter)), at: 0) }
        try frame()
        stage.run { _ = stage.window.endEditing(true) }
        try frame()
        #expect(changes.isEmpty)
    }

    @Test func aButtonDoesWhatItSays() throws {
        try frame()
        for place in [panel.numbers.placesOfButtons.keep, panel.numbers.placesOfButtons.copy] { try tap(place) }
        #expect(calls.isEmpty, "there is nothing to keep")
        stage.run {
            panel.numbers.numbers.numbers[0].tunedValue = 0.5
            panel.numbers.canUndo = true
        }
        try frame()
        let places = panel.numbers.placesOfButtons
        for place in [places.copy, places.keep, places.undo, places.reset] { try tap(place) }
        try tap(middle(try cell(2).frames.line))
        #expect(calls == ["copy", "keep", "undo", "reset", "open usingSpringWithDamping"])
    }

    @Test(arguments: [false, true]) func looksAsRecorded(_ isDark: Bool) throws {
        var screen = stage.screen
        screen.scale = 2
        screen.settings.isDark = isDark
        let output = MemoryOutput(screen: screen, kernels: .best)
        let runner = FrameRunner(source: stage, output: output)
        stage.setScreen(screen)
        stage.run {
            panel.numbers.numbers.numbers[1].tunedValue = 0.24
            panel.numbers.canUndo = true
        }
        for _ in 0..<3 { try runner.run(FrameRequest(tick: clock.nextTick())) {} }
        try Golden("numbers-\(isDark ? "dark" : "light").png").expect(output.image, tolerance: 1)
    }
}
