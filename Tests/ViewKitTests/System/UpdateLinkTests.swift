import Testing

@testable import ViewKit

/// Links that hear of each frame.
@MainActor @Suite struct UpdateLinkTests {
    private let host = TestHost()

    @Test func itIsCalledInFramesThatComeAnyway() {
        host.show()
        var times: [Double] = []
        let link = host.run { UIUpdateLink(view: host.window) }
        host.run { link.addAction { _, info in times.append(info.estimatedPresentationTime) } }
        host.frame(at: 1)
        #expect(times.isEmpty)
        host.run { link.isEnabled = true }
        host.frame(at: 2)
        host.frame(at: 3)
        #expect(times == [2, 3] && !host.layers.displayLinks.isActive)
        host.run { link.requiresContinuousUpdates = true }
        #expect(host.layers.displayLinks.isActive)
        host.run { link.isEnabled = false }
        host.frame(at: 4)
        #expect(times == [2, 3] && !host.layers.displayLinks.isActive)
    }

    @Test func aSceneThatCannotTurnSaysSo() throws {
        host.show()
        let scene = try #require(host.window.windowScene)
        var errors = 0
        host.run {
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .all)) { _ in errors += 1 }
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
        }
        host.frame(at: 1)
        #expect(errors == 1)
    }
}
