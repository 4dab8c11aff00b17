import Foundation

/// The desktop's settings for all programs, read from the X server, such as the density of text.
///
/// SDL reads none of them, and X11 has no scale of its own: a window unit is a pixel on every display.
struct XResources: Hashable, Sendable {
    /// The dots per inch of text at a scale of 1.
    private static let plainDensity = 96.0
    /// Pixels per point that a desktop can mean.
    private static let plausible = 0.5...10.0

    /// Lines of a name, a colon and a value.
    let text: String

    /// Resources as a server keeps them.
    init(text: String) { self.text = text }

    /// The resources of the server that `display` names, as `DISPLAY` does; nil where it cannot be reached, or has
    /// none.
    ///
    /// The library is the one that SDL itself has loaded by then, so that nothing more has to be installed.
    init?(display: String?) {
        typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
        typealias Read = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
        typealias Close = @convention(c) (OpaquePointer) -> Int32
        guard let library = dlopen("libX11.so.6", RTLD_LAZY) else { return nil }
        defer { dlclose(library) }
        guard let open = dlsym(library, "XOpenDisplay"), let read = dlsym(library, "XResourceManagerString"),
            let close = dlsym(library, "XCloseDisplay"),
            let connection = unsafeBitCast(open, to: Open.self)(display)
        else { return nil }
        defer { _ = unsafeBitCast(close, to: Close.self)(connection) }
        guard let text = unsafeBitCast(read, to: Read.self)(connection) else { return nil }
        self.init(text: String(cString: text))
    }

    /// Pixels per point by `Xft.dpi`, of which 96 are a scale of 1; nil without a plausible one.
    var scale: Double? {
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2, parts[0] == "Xft.dpi", let density = Double(parts[1]) else { continue }
            let scale = density / Self.plainDensity
            return Self.plausible.contains(scale) ? scale : nil
        }
        return nil
    }
}
