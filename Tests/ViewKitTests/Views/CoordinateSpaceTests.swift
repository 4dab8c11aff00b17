import Testing

@testable import ViewKit

@MainActor @Suite struct CoordinateSpaceTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400))

    @Test func pointsAndRectanglesGoBetweenViewsAndTheScreen() {
        host.run {
            let window = host.window
            window.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
            let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
            window.addSubview(view)
            view.addSubview(inner)
            let spaces: [any UICoordinateSpace] = [UIScreen.main.coordinateSpace, window, view, inner]
            let origins = [CGPoint.zero, .zero, CGPoint(x: 10, y: 20), CGPoint(x: 15, y: 26)]
            for (space, origin) in zip(spaces, origins) {
                for (other, place) in zip(spaces, origins) {
                    let moved = CGPoint(x: 1 + origin.x - place.x, y: 2 + origin.y - place.y)
                    #expect(space.convert(CGPoint(x: 1, y: 2), to: other) == moved)
                    #expect(other.convert(CGPoint(x: 1, y: 2), from: space) == moved)
                    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
                    #expect(space.convert(rect, to: other) == CGRect(origin: moved, size: rect.size))
                    #expect(other.convert(rect, from: space) == CGRect(origin: moved, size: rect.size))
                }
            }
            #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
            #expect(UIScreen.main.fixedCoordinateSpace.bounds == CGRect(x: 0, y: 0, width: 300, height: 400))
        }
    }
}
