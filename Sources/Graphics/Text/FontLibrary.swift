import CPango
import Foundation

/// The fonts that text is set in: the same ones everywhere, whatever else the machine has installed.
///
/// `@unchecked Sendable` because Pango's objects, its fonts' caches included, are touched only while `lock` is held. It is
/// one lock for all libraries: Cairo 1.16 keeps FreeType and its faces in common for all font maps, and crashes or spoils
/// the heap when two threads open and close faces at once.
package final class FontLibrary: @unchecked Sendable {
    /// The library over Debian's folders. It caches and otherwise never changes.
    package static let shared = FontLibrary(folders: .debian)

    /// The error about missing fonts, nil without one; with one the system's own fonts stand in, and text does not
    /// look the same everywhere.
    package let problem: GraphicsError?

    private static let lock = NSLock()
    private let map: OpaquePointer
    private let configuration: OpaquePointer?
    private let context: OpaquePointer
    private var metrics: [FontDescription: FontMetrics] = [:]
    private var texts: TextCache
    /// The faces of added files.
    private var addedFaces: [AddedFace] = []

    package init(folders: FontFolders) {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        problem = folders.problem
        configuration = problem == nil ? Self.configuration(of: folders) : FcInitLoadConfigAndFonts()
        // Without a current configuration Pango's first font map reads all fonts of the machine, and is waited for.
        FcConfigSetCurrent(configuration)
        map = pango_cairo_font_map_new()
        if let configuration {
            pango_fc_font_map_set_config(map, configuration)
        }
        let context: OpaquePointer = pango_font_map_create_context(map)
        self.context = context
        texts = TextCache(in: context)
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        // Otherwise the environment's language would choose glyphs.
        pango_context_set_language(context, pango_language_from_string("en"))
        let font = FontDescription(size: 17).withPangoDescription { pango_font_map_load_font(map, context, $0) }
        if let font {
            PangoFontClass.answerWithTables(likeThatOf: font)
            g_object_unref(UnsafeMutableRawPointer(font))
        }
    }

    private static func configuration(of folders: FontFolders) -> OpaquePointer? {
        let configuration = FcConfigCreate()
        FcConfigParseAndLoadFromMemory(configuration, folders.configuration, 1)
        FcConfigBuildFonts(configuration)
        return configuration
    }

    deinit {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        texts.removeAll()
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(map))
        if let configuration { FcConfigDestroy(configuration) }
    }

    /// Adds the fonts in the files at `paths`, which then are found by name; a file without a usable font adds nothing.
    ///
    /// Fonts cannot be removed again. A face of the library with the same family and style goes first.
    package func addFonts(at paths: [String]) {
        guard let configuration else { return }
        locked { _ in
            let isAdded = paths.map { FcConfigAppFontAddFile(configuration, $0) != 0 }
            guard isAdded.contains(true) else { return }
            pango_fc_font_map_config_changed(map)
            metrics.removeAll()
            texts.removeAll()
            addedFaces = AddedFace.faces(in: configuration)
        }
    }

    /// The added face with that PostScript name or full name, or the most regular one of that family; nil where there is
    /// none.
    package func addedFace(named name: String) -> AddedFace? {
        let faces = locked { _ in addedFaces }
        return faces.first { $0.name == name } ?? faces.first { $0.fullNames.contains(name) }
            ?? faces.filter { $0.familyNames.contains(name) }.min { $0.strangeness < $1.strangeness }
    }

    /// The added face of the family `name` that is most like another style; nil for a family that was not added.
    package func addedFace(ofFamily name: String, weight: Int, isItalic: Bool) -> AddedFace? {
        func distance(_ face: AddedFace) -> Int {
            abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 1000)
        }
        return locked { _ in addedFaces }.filter { $0.familyNames.contains(name) }.min { distance($0) < distance($1) }
    }

    /// The added faces of the family `name`.
    package func addedFaces(ofFamily name: String) -> [AddedFace] {
        locked { _ in addedFaces }.filter { $0.familyNames.first == name }
    }

    /// The families of the added faces, each once.
    package var addedFamilies: [String] { Set(locked { _ in addedFaces }.compactMap(\.familyNames.first)).sorted() }

    /// Runs `body`, which may call Pango, with the library's `PangoContext`; do not nest, nor let go of a library inside.
    internal func locked<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        return try body(context)
    }

    /// Runs `body`, which may call Pango, with the texts that were set last; as `locked`.
    internal func lockedTexts<Result>(_ body: (inout TextCache) throws -> Result) rethrows -> Result {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        return try body(&texts)
    }

    /// The number of texts that were shaped so far, by this library.
    package var shapedTextCount: Int { lockedTexts { $0.shapedCount } }

    /// The measures of `font`; zero where no font at all can be found.
    package func metrics(of font: FontDescription) -> FontMetrics {
        locked { context in
            if let known = metrics[font] { return known }
            let measured = measure(font, in: context)
            metrics[font] = measured
            return measured
        }
    }

    private func measure(_ font: FontDescription, in context: OpaquePointer) -> FontMetrics {
        let loaded = font.withPangoDescription { pango_font_map_load_font(map, context, $0) }
        guard let loaded else { return FontMetrics() }
        defer { g_object_unref(UnsafeMutableRawPointer(loaded)) }
        return FontMetrics(of: loaded, size: font.size)
    }
}

extension FontDescription {
    /// The measures of the font that this describes, in points.
    package var metrics: FontMetrics { FontLibrary.shared.metrics(of: self) }

    /// Runs `body` with a `PangoFontDescription` that lives as long as the call.
    internal func withPangoDescription<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        let description: OpaquePointer = pango_font_description_new()
        defer { pango_font_description_free(description) }
        let families =
            switch family {
            case .system: "Inter,DejaVu Sans,sans-serif"
            case .monospaced: "DejaVu Sans Mono,DejaVu Sans,monospace"
            case .added(let name): "\(name),Inter,DejaVu Sans,sans-serif"
            case .named(let name): "\(BuiltInFonts.standIn(for: name) ?? name),Inter,DejaVu Sans,sans-serif"
            }
        pango_font_description_set_family(description, families)
        pango_font_description_set_absolute_size(description, Double(size) * 1024)
        pango_font_description_set_weight(description, UInt32(weight))
        // PANGO_STYLE_ITALIC
        pango_font_description_set_style(description, isItalic ? 2 : 0)
        return body(description)
    }
}
