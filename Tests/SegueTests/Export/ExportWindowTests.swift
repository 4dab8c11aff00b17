import Foundation
import TestSupport
import Testing

/// The export of what was done in a real window, by real keys.
@Suite(.serialized) struct ExportWindowTests {
    @Test func whatWasPlayedIsWritten() throws {
        let server = try XServer(width: 400, height: 500)
        let folder = try TemporaryFolder()
        let process = SegueProcess(
            ["open", "dissolve", "--size", "130x282", "--scale", "1", "--renderer", "cpu"], in: folder.url,
            variables: ["DISPLAY": server.display])
        try process.start()
        defer { process.stop() }
        try server.xdotool("search", "--sync", "--onlyvisible", "--name", "Segue")
        try server.xdotool(
            "mousemove", "60", "100", "sleep", "1", "key", "space", "sleep", "2", "key", "e", "sleep", "1")
        // The next format is WebP.
        try server.xdotool("key", "Down", "sleep", "1", "key", "Return")
        #expect(eventually { (try? folder.names("segue-out")) == ["dissolve-1.webp"] })
        try server.xdotool("key", "q")
        let result = process.finish(within: 60)
        #expect(result.status == 0 && result.errors.contains("exported segue-out/dissolve-1.webp: "), "\(result)")
        let film = try ReadFilm.byPillow(folder.path("segue-out/dissolve-1.webp"))
        #expect(film.size == [130, 282] && film.frames > 20 && film.frames < 120)
    }
}
