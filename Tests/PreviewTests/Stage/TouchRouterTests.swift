import Foundation
import LayerTree
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

/// A window in front takes the touches that begin in it.
@MainActor @Suite struct TouchRouterTests {
    private let stage = Stage(
        Stage.Options(screen: ScreenTraits(size: CGSize(width: 400, height: 400), scale: 1)),
        imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
    private let front: UIWindow

    init() {
        front = stage.run { UIWindow(frame: CGRect(x: 100, y: 100, width: 200, height: 200)) }
        let stage = stage
        let front = front
        stage.run {
            stage.show(UIViewController())
            front.isHidden = false
            stage.window.addSubview(front)
            front.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        stage.frontWindow = front
    }

    private func send(_ phase: TouchSample.Phase, _ x: Double, _ y: Double, pointer: Int = 0) {
        stage.send(TouchSample(pointer: pointer, phase: phase, location: SIMD2(x, y), timestamp: 0))
    }

    /// The positions of the touches of both windows, in their own coordinates.
    private func places() -> (front: [CGPoint], main: [CGPoint]) {
        stage.takeInput()
        let places = { (window: UIWindow) in window.touches.current.map { $0.location(in: window) } }
        return stage.run { (places(front), places(stage.window)) }
    }

    @Test func touchesStayWhereTheyBegan() {
        send(.began, 200, 200)
        send(.began, 10, 20, pointer: 1)
        var now = places()
        #expect(now.front == [CGPoint(x: 100, y: 100)] && now.main == [CGPoint(x: 10, y: 20)])
        // Past each other's windows, in one frame.
        send(.moved, 10, 200)
        send(.moved, 200, 200, pointer: 1)
        now = places()
        #expect(now.front == [CGPoint(x: -280, y: 100)] && now.main == [CGPoint(x: 200, y: 200)])
        send(.ended, 10, 200)
        send(.ended, 200, 200, pointer: 1)
        now = places()
        #expect(now.front.isEmpty && now.main.isEmpty)
    }

    @Test func aWindowThatGoesLosesItsTouches() {
        send(.began, 200, 200)
        #expect(places().front.count == 1)
        stage.frontWindow = nil
        send(.moved, 210, 200)
        let now = places()
        #expect(now.front.isEmpty && now.main.isEmpty)
        send(.began, 200, 200, pointer: 2)
        #expect(places().main == [CGPoint(x: 200, y: 200)])
    }
}
