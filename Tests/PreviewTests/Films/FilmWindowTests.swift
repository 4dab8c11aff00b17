import Foundation
import SDLPlatform
import Testing

@testable import Preview

/// The offer of a film in a window.
@MainActor @Suite struct FilmWindowTests {
    /// A window in which a transition has played, `steps` of its frames.
    private func played(_ steps: Int) throws -> WindowControls {
        var options = RunOptions()
        // Small, so that the estimate takes no time; slow frames of a busy machine are still frames of the transition.
        options.size = CGSize(width: 98, height: 211)
        options.speed = 0.25
        let controls = try WindowControls(
            Subject(named: "dissolve"), options: options,
            environment: MachineEnvironment(displays: DisplayEnvironment(videoDriver: "dummy")), report: { _ in })
        while controls.needsFrame { _ = try controls.session.step() }
        controls.perform(.play)
        for _ in 0..<steps { _ = try controls.session.step() }
        return controls
    }

    @Test func theLastTransitionIsOfferedWithItsBytes() throws {
        let controls = try played(12)
        controls.perform(.toggleFilm)
        let film = try #require(controls.filmOffer.proposal)
        let moving = controls.history.entries.indices.filter { controls.history.entries[$0].record.transition != nil }
        #expect(moving.count > 5 && moving.allSatisfy((film.first...film.last).contains))
        #expect(controls.inspected != nil && (controls.filmOffer.bytesPerFrame ?? 0) > 100)
        #expect(controls.overlay.filmFigures.count == 8)
        controls.perform(.toggleFilm)
        #expect(controls.filmOffer.proposal == nil && controls.inspected == nil && controls.overlay.filmFigures.isEmpty)
    }

    /// The frame at the moved end shows, and the bytes are estimated anew a moment later.
    @Test func movingAnEndShowsItsFrame() throws {
        let controls = try played(12)
        controls.perform(.toggleFilm)
        let first = try #require(controls.filmOffer.proposal?.first)
        controls.perform(.scrub(by: 0.01))
        #expect(
            controls.filmOffer.proposal?.first == first + 1 && controls.filmOffer.bytesPerFrame == nil
                && controls.filmOffer.estimateTime != nil)
        #expect(controls.inspected == controls.history.entries[first + 1].record.index)
        controls.filmOffer.estimate()
        #expect(controls.filmOffer.bytesPerFrame != nil && controls.filmOffer.estimateTime == nil)
    }

    @Test func withoutFramesNothingIsOffered() throws {
        let controls = try played(0)
        controls.perform(.toggleFilm)
        #expect(controls.filmOffer.proposal == nil && controls.overlay.filmFigures.isEmpty)
    }

    /// The pictures of another size are gone, and those of the offer with them.
    @Test func anotherSizeTakesTheOfferAway() throws {
        let controls = try played(12)
        controls.perform(.toggleFilm)
        let window = try #require(controls.session.window).window
        window.setDock(PixelInsets(bottom: 100), resizes: false)
        window.receiveEvents()
        _ = try controls.session.step()
        #expect(controls.filmOffer.proposal == nil && controls.overlay.filmFigures.isEmpty)
        controls.perform(.scrub(by: 0.01))
        #expect(controls.filmOffer.proposal == nil)
    }

    /// A key that moves the screens takes the offer away first.
    @Test func anotherKeyTakesTheOfferAway() throws {
        let controls = try played(12)
        controls.perform(.toggleFilm)
        controls.perform(.toggleFrameGraph)
        #expect(controls.filmOffer.proposal != nil)
        controls.perform(.jump(to: 0))
        #expect(controls.filmOffer.proposal == nil)
    }
}
