import Foundation
import TestSupport
import Testing

/// The page of a film as a browser loads it.
@Suite struct PlayerPageTests {
    private let folder: TemporaryFolder
    private let browser: Chromium

    init() throws {
        folder = try TemporaryFolder()
        browser = try Chromium()
    }

    /// Names for what a test looks at, and a drag, a touch and a key.
    private static let names = """
        const line = document.querySelector('.film-time'), screens = [...document.querySelectorAll('figure canvas')];
        const box = line.getBoundingClientRect();
        const point = (type, part, pointerType = 'mouse') => line.dispatchEvent(new PointerEvent(type, {
          clientX: box.left + 8 + (box.width - 16) * part, clientY: box.top + 40, bubbles: true, pointerType }));
        const press = (key, shiftKey = false) =>
          line.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
        const value = () => Number(line.getAttribute('aria-valuenow'));
        const frames = () => line.getAttribute('aria-valuetext').match(/frame (\\d+)/)[1] - 1;
        const requests = performance.getEntriesByType('resource').map(entry => entry.name)
          .filter(name => !name.startsWith('data:'));
        """

    /// Exports with `arguments`, and returns what `script` gives on the page.
    private func result(of arguments: [String], _ script: String) throws -> [String: Any] {
        let exported = try SegueProcess(
            ["export"] + arguments + ["-o", "a.html", "--size", "98x211"], in: folder.url
        ).run()
        try #require(exported.status == 0, "\(exported)")
        let page = try browser.load(folder.text("a.html"), evaluating: Self.names + script)
        #expect(page.console.isEmpty, "\(page.console)")
        return try page.result()
    }

    @Test func thePlayheadFollowsADragATouchAndKeys() throws {
        let result = try result(
            of: ["card", "--there-and-back"],
            """
            const seen = { start: frames() };
            point('pointerdown', 0.25); point('pointermove', 0.5); point('pointerup', 0.5);
            seen.drag = frames();
            point('pointermove', 0.9);
            seen.afterDrag = frames();
            point('pointerdown', 0.1, 'touch'); point('pointermove', 0.75, 'touch'); point('pointerup', 0.75, 'touch');
            seen.touch = frames();
            press('ArrowRight'); seen.right = frames();
            press('ArrowLeft', true); seen.left = frames();
            press('End'); seen.end = value();
            press('Home'); seen.home = value();
            press(' '); seen.playing = document.querySelector('.film-play').textContent;
            press(' '); seen.paused = document.querySelector('.film-play').textContent;
            press(']'); seen.speed = document.querySelector('.film-speed').value;
            press('l'); seen.loops = document.querySelector('.film-loop').checked;
            return { ...seen, requests, log };
            """)
        #expect(result["start"] as? Int == 0 && result["drag"] as? Int == 60 && result["afterDrag"] as? Int == 60)
        #expect(result["touch"] as? Int == 90 && result["right"] as? Int == 91 && result["left"] as? Int == 81)
        #expect(result["end"] as? Double == 2 && result["home"] as? Double == 0)
        #expect(result["playing"] as? String == "Pause" && result["paused"] as? String == "Play")
        #expect(result["speed"] as? String == "2" && result["loops"] as? Bool == false)
        #expect((result["requests"] as? [String])?.isEmpty == true && (result["log"] as? [String])?.isEmpty == true)
    }

    @Test func aScreenReaderHearsWhatShows() throws {
        let result = try result(
            of: ["card", "--motion", "gesture"],
            """
            point('pointerdown', 0.99); point('pointerup', 0.99);
            return { role: line.getAttribute('role'), label: line.getAttribute('aria-label'),
              text: line.getAttribute('aria-valuetext'), maximum: line.getAttribute('aria-valuemax'),
              tab: line.tabIndex, screen: screens[0].getAttribute('role'), log };
            """)
        #expect(result["role"] as? String == "slider" && result["label"] as? String == "Playhead")
        #expect(result["tab"] as? Int == 0 && result["screen"] as? String == "img")
        let text = try #require(result["text"] as? String)
        #expect(text.hasSuffix(" of 148") && text.contains(" s, frame 14") && result["maximum"] as? String == "2.467")
    }

    /// Films of another length under one playhead: the shorter one stays at its end.
    @Test func twoFilmsShareAPlayhead() throws {
        let long = try SegueProcess(
            ["replay", Repository.root.appending(path: "assets/gestures/card.jsonl").path, "--headless", "-o", "run"],
            in: folder.url
        ).run()
        try #require(long.status == 0)
        let result = try result(
            of: ["push", "run"],
            """
            point('pointerdown', 0.8); point('pointerup', 0.8);
            return { text: line.getAttribute('aria-valuetext'), maximum: line.getAttribute('aria-valuemax'),
              screens: screens.length, log };
            """)
        #expect(result["screens"] as? Int == 2 && result["maximum"] as? String == "2.467")
        let text = try #require(result["text"] as? String)
        #expect(text.contains("frame 60 of 60, frame 119 of 148"), "\(text)")
    }
}
