import Foundation

/// A drag to be replayed: JSON Lines, a header and then one event a line.
///
///     {"segueGesture": 1}
///     {"t": 0, "phase": "began", "x": 0.5, "y": 0.8}
///     {"t": 16, "phase": "moved", "x": 0.5, "y": 0.75}
///     {"t": 32, "phase": "ended", "x": 0.5, "y": 0.75}
///
/// `t` is in milliseconds and never falls; `x` and `y` are parts of the screen's width and height from the top left;
/// `pointer` tells fingers apart and is 0 where it is missing. Empty lines are skipped.
package struct GestureScript: Hashable, Sendable {
    /// The version that this reader writes and understands.
    package static let version = 1

    package enum Phase: String, Hashable, Codable, Sendable { case began, moved, ended, cancelled }

    package struct Event: Hashable, Codable, Sendable {
        /// Milliseconds since the script's start.
        package var t: Double
        package var phase: Phase
        /// Parts of the screen's size.
        package var x: Double
        package var y: Double
        package var pointer: Int?

        package init(t: Double, phase: Phase, x: Double, y: Double, pointer: Int? = nil) {
            (self.t, self.phase, self.x, self.y, self.pointer) = (t, phase, x, y, pointer)
        }
    }

    private struct Header: Codable {
        var segueGesture: Int
    }

    /// In the order of time.
    package var events: [Event]

    package init(events: [Event]) { self.events = events }

    /// The milliseconds from the start to the last event.
    package var duration: Double { events.last?.t ?? 0 }

    /// Reads the script at `path`; a fault names the line, the problem and the remedy.
    package init(contentsOf path: String) throws(PreviewError) {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw PreviewError(
                place: path, problem: "there is no readable text file", remedy: "Give the path of a gesture script.")
        }
        try self.init(text, path: path)
    }

    /// Reads a script from its text; `path` names it in errors.
    package init(_ text: String, path: String) throws(PreviewError) {
        let decoder = JSONDecoder()
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
            .filter { !$0.element.allSatisfy(\.isWhitespace) }
        func fault(_ line: Int, _ problem: String, _ remedy: String) -> PreviewError {
            PreviewError(place: "\(path):\(line + 1)", problem: problem, remedy: remedy)
        }
        guard let first = lines.first, let header = try? decoder.decode(Header.self, from: Data(first.element.utf8)),
            header.segueGesture == Self.version
        else {
            throw fault(
                lines.first?.offset ?? 0, "this is no gesture script of version 1",
                #"Begin it with {"segueGesture": 1}."#)
        }
        lines.removeFirst()
        events = []
        for (number, line) in lines {
            guard let event = try? decoder.decode(Event.self, from: Data(line.utf8)) else {
                throw fault(
                    number, "this is no event",
                    #"Write {"t": 16, "phase": "moved", "x": 0.5, "y": 0.75}; phases are began, moved, ended, cancelled."#
                )
            }
            guard event.t >= events.last?.t ?? 0 else {
                throw fault(number, "time runs backwards", "Give each event a t that is not below the one before.")
            }
            events.append(event)
        }
    }

    /// The script as text, one event a line.
    package var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let lines = events.compactMap { try? encoder.encode($0) }.map { String(decoding: $0, as: UTF8.self) }
        return ([#"{"segueGesture": \#(Self.version)}"#] + lines).joined(separator: "\n") + "\n"
    }
}
