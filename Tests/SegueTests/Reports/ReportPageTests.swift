import Foundation
import TestSupport
import Testing

@testable import Recorder

/// `report.html` as a browser loads it.
@Suite struct ReportPageTests {
    private static let keys = """
        const chart = document.getElementById('chart');
        const press = (key, shiftKey = false) => chart.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey }));
        const numbers = text => text.split(' ').map(Number);
        const point = (type, x, options = {}) => {
          const box = chart.getBoundingClientRect();
          const Kind = type === 'wheel' ? WheelEvent : type === 'dblclick' ? MouseEvent : PointerEvent;
          const at = { clientX: box.left + x, clientY: box.top + 100, cancelable: true };
          chart.dispatchEvent(new Kind(type, { ...at, ...options }));
        };
        const title = () => document.querySelector('#figures h3').textContent;
        const requests = performance.getEntriesByType('resource').map(entry => entry.name)
          .filter(name => !name.startsWith('data:'));
        """

    /// Colours of the chart, each of a stage where it has many pixels.
    private static let colours = """
        const style = getComputedStyle(document.documentElement);
        const pixels = chart.getContext('2d').getImageData(0, 0, chart.width, chart.height).data;
        const shown = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter(stage => {
          const hex = style.getPropertyValue('--stage' + stage).trim();
          const [r, g, b] = [1, 3, 5].map(place => parseInt(hex.slice(place, place + 2), 16));
          let found = 0;
          for (let i = 0; i < pixels.length; i += 4) {
            found += pixels[i] === r && pixels[i + 1] === g && pixels[i + 2] === b;
          }
          return found > 50;
        });
        """

    private let folder: TemporaryFolder
    private let browser: Chromium

    init() throws {
        folder = try TemporaryFolder()
        browser = try Chromium()
    }

    /// The page of a recorded drag.
    private func recordedPage(_ arguments: [String] = []) throws -> String {
        let script = Repository.root.appending(path: "assets/gestures/card.jsonl").path
        let result = try SegueProcess(
            ["replay", script, "--headless", "-o", "run", "--size", "195x422"] + arguments, in: folder.url
        ).run()
        #expect(result.status == 0, "\(result.errors)")
        return try page()
    }

    private func page() throws -> String {
        try String(contentsOf: folder.url.appending(path: "run/report.html"), encoding: .utf8)
    }

    /// A run of `count` frames, 120 a second, with a hitch in each thousand.
    private func longRun(_ count: Int) -> RecordedRun {
        let period: Nanoseconds = 8_333_333
        let frames = (0..<count).map { index in
            var frame = FrameRecord(index: index, phase: .replay, flags: index == 0 ? .first : [])
            let begin = Nanoseconds(index + index / 1_000) * period
            frame.stamps.begin = begin
            var reached = begin
            for stage in FrameStage.timeline {
                reached +=
                    stage == .waiting ? 3_000_000 : Nanoseconds(200_000 + (index * 7_919 + stage.rawValue) % 97_000)
                frame.stamps.ends[stage] = reached
            }
            frame.cpuTime = 1_500_000
            frame.progress = Double(index % 240) / 240
            frame.velocity = 1
            return frame
        }
        let conditions = RunConditions(
            scenario: "</script><script>long", pacing: .display, renderer: "cpu", size: (390, 844), scale: 2,
            refreshRate: 120, speed: 1, completion: "uikit", reducesMotion: false, start: 0, stageStart: 0,
            environment: BenchmarkEnvironment())
        return RecordedRun(conditions: conditions, frames: frames)
    }

    @Test func aRecordedRunIsShownWithoutErrorsAndRequests() throws {
        let page = try browser.load(
            try recordedPage(),
            evaluating: Self.keys + Self.colours + """
                return { log, requests, shown, stages: JSON.parse(document.getElementById('data').textContent).stages,
                  film: document.querySelectorAll('#film image').length, live: document.body.className, title: title() };
                """)
        let result = try page.result()
        #expect(page.console.isEmpty && (result["log"] as? [String])?.isEmpty == true, "\(page.console)")
        #expect((result["requests"] as? [String])?.isEmpty == true)
        #expect(result["stages"] as? [String] == FrameStage.allCases.map(\.words))
        #expect(result["live"] as? String == "live" && result["film"] as? Int == 9)
        let shown = try #require(result["shown"] as? [Int])
        #expect(shown.contains(FrameStage.composite.rawValue) && shown.contains(FrameStage.waiting.rawValue))
        #expect((result["title"] as? String)?.hasPrefix("In view: 0.000 s to ") == true)
    }

    /// The pictures of the report that is made again are those of the recording.
    @Test(arguments: [[], ["--every", "20"]]) func theReportIsMadeAgainAsItWas(arguments: [String]) throws {
        let page = try recordedPage(arguments)
        #expect(page.contains("data-frame=\"0\"") && page.contains("data:image/jpeg;base64,"))
        #expect(try SegueProcess(["report", "run", "--force"], in: folder.url).run().status == 0)
        #expect(try self.page() == page)
        #expect(page.utf8.count < 1_000_000)
    }

    @Test func keysMoveZoomAndSelect() throws {
        let page = try browser.load(
            RunPage(longRun(1_200)).text,
            evaluating: Self.keys + """
                const view = () => numbers(chart.dataset.view);
                const all = view();
                press('+');
                const zoomed = view();
                press('ArrowRight');
                const moved = view();
                press('Home');
                const home = view();
                press('End');
                const last = view();
                press('ArrowRight', true);
                press('ArrowRight', true);
                const selected = numbers(chart.dataset.selection), selectedTitle = title();
                press('Enter');
                const inside = view();
                press('Escape');
                return { log, all, zoomed, moved, home, last, selected, selectedTitle, inside, reset: view(),
                  none: chart.dataset.selection };
                """)
        let result = try page.result()
        func range(_ name: String) throws -> [Double] { try #require(result[name] as? [Double], "\(name)") }
        let all = try range("all")
        let length = all[1]
        #expect(page.console.isEmpty && abs(length - 10) < 0.2)
        #expect(try abs(range("zoomed")[1] - range("zoomed")[0] - 0.8 * length) < 1e-3)
        #expect(try abs(range("moved")[0] - range("zoomed")[0] - 0.08 * length) < 1e-3)
        #expect(try range("home")[0] == 0 && range("last")[1] == length)
        #expect(try abs(range("selected")[1] - range("selected")[0] - 0.032 * length) < 1e-2)
        #expect((result["selectedTitle"] as? String)?.hasPrefix("Selected: ") == true)
        #expect(try abs(range("inside")[0] - range("selected")[0]) < 1e-3)
        #expect(try range("reset") == all && result["none"] as? String == "")
    }

    @Test func theMouseSelectsZoomsAndShowsAFrame() throws {
        let page = try browser.load(
            try recordedPage(["--every", "20"]),
            evaluating: Self.keys + """
                point('pointermove', 300);
                const tip = document.getElementById('tip').innerText, picture = document.querySelector('#tip img').src;
                point('pointerdown', 200);
                point('pointermove', 400);
                point('pointerup', 400);
                const selected = title(), selection = numbers(chart.dataset.selection);
                point('dblclick', 300);
                const zoomed = numbers(chart.dataset.view);
                chart.focus();
                point('wheel', 300, { deltaY: 240 });
                const wheeled = numbers(chart.dataset.view);
                return { log, tip, isPicture: picture.startsWith('data:image/jpeg'), selected, selection, zoomed, wheeled };
                """)
        let result = try page.result()
        #expect(page.console.isEmpty && (result["log"] as? [String])?.isEmpty == true, "\(page.console)")
        let tip = try #require(result["tip"] as? String)
        #expect(tip.contains("ms wall, ") && tip.contains("ms CPU") && tip.contains("picture"))
        #expect(result["isPicture"] as? Bool == true)
        #expect((result["selected"] as? String)?.hasPrefix("Selected: ") == true)
        let selection = try #require(result["selection"] as? [Double])
        let zoomed = try #require(result["zoomed"] as? [Double])
        let wheeled = try #require(result["wheeled"] as? [Double])
        #expect(selection[1] > selection[0] && zoomed == selection)
        #expect(wheeled[1] - wheeled[0] > zoomed[1] - zoomed[0])
    }

    /// The figures of all frames are those of the tables below.
    @Test func theFiguresAreThoseOfTheStatistics() throws {
        let run = longRun(3_000)
        let page = try browser.load(
            RunPage(run).text,
            evaluating: """
                const cells = [...document.querySelectorAll('#figures table tr')].map(row => [...row.cells]
                  .map(cell => cell.textContent));
                return { log, cells, title: document.querySelector('#figures h3').textContent };
                """)
        let result = try page.result()
        let cells = try #require(result["cells"] as? [[String]])
        let times = run.summary.statistics.frameTimeMilliseconds
        let expected = [times.p50, times.p95, times.p99, times.max].map { $0?.decimal(3) ?? "" }
        #expect(cells[1] == ["frame time, wall ms", "2999"] + expected)
        let hitches = run.summary.statistics.hitches
        #expect(hitches.count == 2 && (result["title"] as? String)?.contains("; 2 hitches, ") == true)
    }

    /// Ten minutes at 120 Hz. It takes half a second on a machine at rest; the limit is for one that is not.
    @Test func tenMinutesLoadAtOnce() throws {
        let html = RunPage(longRun(72_000)).text
        let page = try browser.load(
            html,
            evaluating: Self.keys + Self.colours + """
                const loaded = performance.now();
                press('+');
                return { log, requests, shown, loaded, zoomed: performance.now() - loaded, title: title() };
                """)
        let result = try page.result()
        let loaded = try #require(result["loaded"] as? Double)
        let zoomed = try #require(result["zoomed"] as? Double)
        print(
            "72,000 frames: \(html.utf8.count / 1_000_000) MB, loaded in \(Int(loaded)) ms, zoomed in \(Int(zoomed)) ms"
        )
        #expect(loaded < 10_000 && zoomed < 2_000)
        #expect(page.console.isEmpty && (result["log"] as? [String])?.isEmpty == true, "\(page.console)")
        #expect((result["requests"] as? [String])?.isEmpty == true)
        #expect((result["shown"] as? [Int])?.count ?? 0 >= 8)
        #expect((result["title"] as? String)?.contains("hitches") == true)
    }
}
