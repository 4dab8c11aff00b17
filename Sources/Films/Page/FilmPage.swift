import Files
import Foundation
import Recorder

/// A page of one file that plays one film, or two under one playhead, without any other file and without a network.
package final class FilmPage {
    private let draft: OutputDraft
    private let count: Int
    private var tracks = 0

    /// A page called `title` of `count` films, 1 or 2, into `draft`.
    package init(title: String, count: Int, into draft: OutputDraft) throws {
        self.draft = draft
        self.count = count
        try write(
            "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data: blob:; "
                + "style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n<link rel=\"icon\" href=\"data:,\">\n"
                + "<title>\(title.markup) - segue</title>\n<style>\(PlayerStyle.page)\(PlayerStyle.player)</style></head>"
                + "<body>\n<h1>\(title.markup)</h1>\n\(PlayerScript.element(films: count, isAlone: true))")
    }

    private func write(_ text: String) throws { try draft.append(Data(text.utf8)) }

    /// The writer of the next film, to be finished before the one after it.
    package func track(_ description: FilmDescription, title: String) throws -> any FilmWriter {
        defer { tracks += 1 }
        return try FilmTrack(description, title: title, number: tracks) { [self] in try write($0) }
    }

    /// Ends the page behind its films, and puts the file in its place.
    package func finish() throws {
        try write("\(PlayerScript.script)</body></html>\n")
        try draft.commit()
    }
}
