/// Writes a page with one film.
package final class PageWriter: FilmWriter {
    private let page: FilmPage
    private let track: any FilmWriter

    /// The only film of `page`, of `description` and called `title`.
    package init(_ description: FilmDescription, title: String, on page: FilmPage) throws {
        self.page = page
        track = try page.track(description, title: title)
    }

    package func append(_ frame: FilmFrame) throws { try track.append(frame) }

    package func finish() throws {
        try track.finish()
        try page.finish()
    }
}
