import Foundation

/// A drag to be replayed: JSON Lines, a header and then one event a line.
///
///     {"segueGesture": 1, "what": "magic-move"}
///     {"t": 0, "phase": "began", "x": 0.5, "y": 0.8}
///     {"t": 16, "phase": "moved", "x": 0.5, "y": 0.75}
///     {"t": 32, "phase": "ended", "x": 0.5, "y": 0.75}
///
/// `t` is in milliseconds and never falls; `x` and `y` are parts of the screen's width and height from the top left;
/// `pointer` tells fingers apart and is 0 where it is missing; `"touch": true` with `began` says that a finger on glass
/// does it, which moves further than a mouse before a pan begins. Empty lines are skipped.
package struct GestureScript: Hashable, Sendable {
    /// The version that this reader writes and understands.
    package static let version = 1
    /// The most lines that a script has: over an hour of a mouse that never rests.
    package static let lineLimit = 500_000
    /// How many screens away from the screen a mouse can be that holds on to something.
    static let captureLimit = 100.0

    package enum Phase: String, Hashable, Codable, Sendable, BitwiseCopyable { case began, moved, ended, cancelled }

    package struct Event: Hashable, Codable, Sendable, BitwiseCopyable {
        /// Milliseconds since the script's start.
        package var t: Double
        package var phase: Phase
        /// Parts of the screen's size, 0 to 1.
        package var x: Double
        package var y: Double
        package var pointer: Int?
        /// Whether what begins is done by a finger on glass, and not by a mouse.
        package var touch: Bool?

        package init(t: Double, phase: Phase, x: Double, y: Double, pointer: Int? = nil, touch: Bool? = nil) {
            (self.t, self.phase, self.x, self.y, self.pointer) = (t, phase, x, y, pointer)
            self.touch = touch
        }

        /// The event as a line with its break.
        var line: String {
            let pointer = pointer.map { #", "pointer": \#($0)"# } ?? ""
            let touch = touch.map { #", "touch": \#($0)"# } ?? ""
            return
                #"{"t": \#(number(t)), "phase": "\#(phase.rawValue)", "x": \#(number(x)), "y": \#(number(y))"#
                + pointer + touch + "}\n"
        }

        private func number(_ value: Double) -> String { Int64(exactly: value).map(String.init) ?? String(value) }
    }

    /// What the first line says.
    package struct Header: Hashable, Codable, Sendable {
        private var segueGesture = GestureScript.version
        /// The name of what the gesture was made for; nil where it does not say.
        package var what: String?
        /// The screen that it was made on, in points, `390x844`; nil for the subject's own.
        package var size: String?
        /// Whether positions may lie outside the screen, as those of a mouse do that is dragged out of the window.
        private var captured: Bool?

        package init(what: String? = nil, size: String? = nil, isCaptured: Bool = false) {
            (self.what, self.size, captured) = (what, size, isCaptured ? true : nil)
        }

        var version: Int { segueGesture }
        package var isCaptured: Bool { captured ?? false }

        /// The header as a line with its break.
        var line: String {
            var parts = [#""segueGesture": \#(version)"#]
            if let what { parts.append(#""what": "\#(what)""#) }
            if let size { parts.append(#""size": "\#(size)""#) }
            if isCaptured { parts.append(#""captured": true"#) }
            return "{" + parts.joined(separator: ", ") + "}\n"
        }
    }

    package var header: Header
    /// In the order of time.
    package var events: [Event]

    package init(header: Header = Header(), events: [Event]) { (self.header, self.events) = (header, events) }

    /// The milliseconds from the start to the last event.
    package var duration: Double { events.last?.t ?? 0 }

    /// The script as text, one event a line.
    package var text: String { header.line + events.map(\.line).joined() }
}
