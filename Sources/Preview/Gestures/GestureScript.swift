import Foundation
import Recorder

/// A drag to be replayed: JSON Lines, a header and then one event a line.
///
///     {"segueGesture": 1, "what": "magic-move"}
///     {"t": 0, "phase": "began", "x": 0.5, "y": 0.8}
///     {"t": 16, "phase": "moved", "x": 0.5, "y": 0.75}
///     {"t": 32, "phase": "ended", "x": 0.5, "y": 0.75}
///     {"t": 500, "text": "a"}
///     {"t": 600, "key": "moveLeft", "extends": true}
///
/// `t` is in milliseconds and never falls; `x` and `y` are fractions of the screen's width and height from the top left,
/// below 0 and above 1 outside the screen; `pointer` tells fingers apart and is 0 where it is missing; `"touch": true` with
/// `began` says that a finger on glass does it, which moves further than a mouse before a pan begins.
///
/// A row without a phase is for the text field that is edited: `text` is typed, `paste` comes from the clipboard,
/// `composition` is what an input method composes, and `key` names an `EditingKey.Action`, with `extends` and `byWord`
/// where they hold. What is typed into a field that hides it is in the script, too.
///
/// `{"t": 0, "progress": 0.5}` shows the transition at that progress, and `{"t": 500, "motion": "play"}` or `"cancel"` lets
/// it go on or back, all without a finger. `{"t": 500, "size": "844x390"}` gives the screen that size. Empty lines are skipped.
package struct GestureScript: Hashable, Sendable {
    /// The version that this reader writes and understands.
    package static let version = 1
    /// The most lines of a script: over an hour of a mouse that never rests.
    package static let lineLimit = 500_000
    /// The most bytes of a script's file.
    package static let largestFile = 128 << 20
    /// The most bytes of the header's line.
    static let longestHeader = 64 << 10
    /// The most bytes of a text in the header: those of the longest path.
    static let longestHeaderText = 4_096
    /// The longest script, in milliseconds: an hour.
    package static let longestDuration = 3_600_000.0
    /// The most pointers of a script.
    package static let pointerLimit = 32
    /// Positions: up to 100 screens away from the screen, where a mouse can be that is dragged out of the window.
    static let positions = -100.0...101.0

    package enum Phase: String, Hashable, Codable, Sendable, BitwiseCopyable { case began, moved, ended, cancelled }

    package struct Event: Hashable, Codable, Sendable, BitwiseCopyable {
        /// Milliseconds since the script's start.
        package var t: Double
        package var phase: Phase
        /// Fractions of the screen's size from the top left; outside 0 to 1 beside the screen.
        package var x: Double
        package var y: Double
        package var pointer: Int?
        /// Whether what begins is done by a finger on glass, and not by a mouse.
        package var touch: Bool?

        package init(t: Double, phase: Phase, x: Double, y: Double, pointer: Int? = nil, touch: Bool? = nil) {
            self.t = t
            self.phase = phase
            self.x = x
            self.y = y
            self.pointer = pointer
            self.touch = touch
        }

        /// The event as a line with its break.
        var line: String {
            let pointer = pointer.map { #", "pointer": \#($0)"# } ?? ""
            let touch = touch.map { #", "touch": \#($0)"# } ?? ""
            let t = GestureScript.number(t)
            let x = GestureScript.number(x)
            let y = GestureScript.number(y)
            return #"{"t": \#(t), "phase": "\#(phase.rawValue)", "x": \#(x), "y": \#(y)"# + pointer + touch + "}\n"
        }
    }

    /// The first line.
    package struct Header: Hashable, Codable, Sendable {
        private var segueGesture = GestureScript.version
        /// The name of the transition or workload that the gesture was made for, or the path of Swift files, relative to the
        /// script's folder; nil for any.
        package var what: String?
        /// The paths of further Swift files, likewise; nil for none.
        package var also: [String]?
        /// The name of the entry of Swift files; nil for the first.
        package var entry: String?
        /// The screen that it was made on, in points, `390x844`; nil for the subject's own.
        package var size: String?
        /// The name of the device whose screen that was; nil for none.
        package var device: String?
        /// The pixels per point of its pictures; nil for the display's, 1 without one.
        package var scale: Double?
        /// The stock screens of a transition without screens: `list`, `grid` or `form`; nil for the first.
        package var screens: String?
        /// The kind of transition between them: `push`, `modal` or `tab`; nil for the one that fits the type.
        package var style: String?
        /// The name of the target of a project; nil for the app that builds most.
        package var target: String?
        /// The language of the texts of Swift files; nil for English.
        package var language: String?
        /// Whether Swift files are compiled without their siblings; nil for no.
        package var alone: Bool?
        /// Whether the appearance was dark; nil for no.
        package var dark: Bool?
        /// Whether motion was reduced; nil for no.
        package var reducedMotion: Bool?
        /// Whether the screen had a status bar; nil for no.
        package var statusBar: Bool?
        /// Whether reading went from right to left; nil for no.
        package var rightToLeft: Bool?
        /// Whether the screens had input before the script's start, at which they may show anything; nil for no.
        package var startsLate: Bool?

        private enum CodingKeys: String, CodingKey {
            case segueGesture, what, also, entry, size, device, scale, screens, target, language, alone, dark,
                reducedMotion, statusBar, rightToLeft, startsLate
            case style = "as"
        }

        package init(what: String? = nil, entry: String? = nil, size: String? = nil) {
            self.what = what
            self.entry = entry
            self.size = size
        }

        var version: Int { segueGesture }

        /// The header as a line with its break.
        var line: String {
            var parts = [#""segueGesture": \#(version)"#]
            if let what { parts.append(#""what": \#(what.jsonLiteral)"#) }
            if let also {
                parts.append(#""also": [\#(also.map(\.jsonLiteral).joined(separator: ", "))]"#)
            }
            if let entry { parts.append(#""entry": \#(entry.jsonLiteral)"#) }
            if let screens { parts.append(#""screens": \#(screens.jsonLiteral)"#) }
            if let style { parts.append(#""as": \#(style.jsonLiteral)"#) }
            if let target { parts.append(#""target": \#(target.jsonLiteral)"#) }
            if let language { parts.append(#""language": \#(language.jsonLiteral)"#) }
            if let size { parts.append(#""size": \#(size.jsonLiteral)"#) }
            if let device { parts.append(#""device": \#(device.jsonLiteral)"#) }
            if let scale { parts.append(#""scale": \#(GestureScript.number(scale))"#) }
            let flags = [
                "alone": alone, "dark": dark, "reducedMotion": reducedMotion, "statusBar": statusBar,
                "rightToLeft": rightToLeft,
                "startsLate": startsLate,
            ]
            for (name, value) in flags.sorted(by: { $0.key < $1.key }) {
                if let value { parts.append("\"\(name)\": \(value)") }
            }
            return "{" + parts.joined(separator: ", ") + "}\n"
        }
    }

    package var header: Header
    /// The touches, in the order of time.
    package var events: [Event]
    /// Texts and keys, in the order of time.
    package var inputs: [Input]
    /// Motions without a finger, in the order of time.
    package var motions: [Motion]

    package init(header: Header = Header(), events: [Event], inputs: [Input] = [], motions: [Motion] = []) {
        self.header = header
        self.events = events
        self.inputs = inputs
        self.motions = motions
    }

    /// The milliseconds from the start to the last row.
    package var duration: Double { [events.last?.t, inputs.last?.t, motions.last?.t].compactMap(\.self).max() ?? 0 }

    /// The script as text, one row a line.
    package var text: String { header.line + rows.map(\.line).joined() }
}
