import Foundation
import Testing

@testable import Preview

@Suite struct FilmProposalTests {
    private func proposal(_ range: ClosedRange<Int> = 2...4, scale: Double = 1) -> FilmProposal {
        FilmProposal(
            times: (0..<7).map { Double($0) / 10 }, range: range, size: CGSize(width: 390, height: 844), scale: scale)
    }

    @Test func arrowsMoveTheEndsWithinTheFrames() {
        var film = proposal()
        for _ in 0..<9 { _ = film.change(by: .scrub(by: 0.01)) }
        #expect(film.first == 4 && film.last == 4 && film.duration == 0)
        for _ in 0..<9 { _ = film.change(by: .scrub(by: -0.01)) }
        for _ in 0..<9 { _ = film.change(by: .scrub(by: 0.1)) }
        #expect(film.first == 0 && film.last == 6 && film.duration == 0.6)
        for _ in 0..<9 { _ = film.change(by: .scrub(by: -0.1)) }
        #expect(film.first == 0 && film.last == 0)
    }

    @Test func formatsComeRound() {
        var film = proposal()
        var formats: [FilmFormat] = []
        for _ in FilmProposal.formats {
            formats.append(film.format)
            _ = film.change(by: .row(1))
        }
        #expect(formats == FilmProposal.formats && film.format == .gif)
        _ = film.change(by: .row(-1))
        #expect(film.format == .apng)
    }

    @Test func theSizeHasSteps() {
        var film = proposal(scale: 1.5)
        #expect(film.scale == 1)
        for _ in 0..<5 { _ = film.change(by: .faster) }
        #expect(film.rows(bytes: nil)[4].value == "1170x2532 pixels")
        for _ in 0..<9 { _ = film.change(by: .slower) }
        #expect(film.rows(bytes: nil)[4].value == "195x422 pixels")
    }

    @Test func otherKeysHaveTheirOwnMeaning() {
        var film = proposal()
        for command in [KeyCommand.play, .toggleFrameGraph, .jump(to: 0), .quit] {
            let isChange = film.change(by: command)
            #expect(!isChange)
        }
        #expect(film == proposal())
    }

    @Test(arguments: [(0, "0 KB"), (1, "1 KB"), (999_001, "1000 KB"), (2_140_000, "2.1 MB")])
    func bytesAreReadable(_ bytes: Int, _ text: String) {
        #expect(FilmProposal.text(bytes: bytes) == text)
        #expect(proposal().rows(bytes: bytes)[5].value == text && proposal().rows(bytes: nil)[5].value == "–")
    }
}
