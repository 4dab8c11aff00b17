import Testing

@testable import ViewKit

/// The way of an event that nobody handles, from a presented screen to the window.
@MainActor @Suite struct ResponderChainTests {
    private let rig = PresentationRig()

    private func chain(of responder: UIResponder?) -> [UIResponder] {
        var chain: [UIResponder] = []
        var next = responder
        while let responder = next, chain.count < 50 {
            chain.append(responder)
            next = responder.next
        }
        return chain
    }

    @Test(arguments: [
        UIModalPresentationStyle.fullScreen, .overFullScreen, .overCurrentContext, .currentContext, .pageSheet, .custom,
    ])
    func itReachesThePresenterBeforeTheWindow(_ style: UIModalPresentationStyle) throws {
        rig.root.definesPresentationContext = true
        rig.show()
        let presented = rig.present("B", style)
        rig.step(0.1)
        let during = chain(of: presented.view)
        #expect(during.count < 50 && during.last === rig.host.window)
        rig.finish()
        let after = chain(of: presented.view)
        #expect(after[1] === presented && after.count < 50)
        let container = try #require(after.firstIndex { $0 === presented.presentationController?.containerView })
        let presenter = try #require(after.firstIndex { $0 === rig.root })
        #expect(container < presenter)
        if let window = after.firstIndex(where: { $0 === rig.host.window }) { #expect(presenter < window) }
    }
}
