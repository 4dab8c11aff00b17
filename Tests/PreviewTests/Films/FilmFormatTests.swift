import Testing

@testable import Preview

@Suite struct FilmFormatTests {
    @Test(
        arguments: [
            ("a.gif", .gif), ("A.GIF", .gif), ("b/c.d.webp", .webp), ("frames/", .folder), ("x.png/", .folder),
            ("~/a.html", .html), (".mp4.webm", .webm),
        ] as [(String, FilmFormat)]) func theEndingSaysTheFormat(_ path: String, _ format: FilmFormat) throws
    {
        #expect(try FilmFormat(path: path) == format)
    }

    @Test(arguments: ["", "a", "a.mov", "gif", "folder", "a.folder", "/", "-", "a.gif.", "."])
    func otherNamesAreErrorsOfUsage(_ path: String) {
        let error = #expect(throws: PreviewError.self) { try FilmFormat(path: path) }
        #expect(error?.status == .usage && error?.problem == "its ending names no format of a film")
    }
}
