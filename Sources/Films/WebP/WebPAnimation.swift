import CWebP
import Foundation

/// The frames of an animated WebP, assembled by libwebp's mux.
final class WebPAnimation {
    private let library: WebPLibrary
    private let mux: OpaquePointer

    /// An animation of `width` by `height` pixels without frames, which plays over and over.
    init(width: Int, height: Int) throws {
        library = try WebPLibrary.load()
        guard let mux = library.newMux(WEBP_MUX_ABI_VERSION) else {
            throw FilmError(
                place: "libwebpmux", problem: "the library is of another version",
                remedy: "install libwebp 1.2 or later")
        }
        self.mux = mux
        var parameters = WebPMuxAnimParams(bgcolor: 0, loop_count: 0)
        try check(library.setParameters(mux, &parameters))
        try check(library.setSize(mux, Int32(width), Int32(height)))
    }

    deinit { library.deleteMux(mux) }

    /// Adds the picture in `file`, which replaces what is in `area` for `duration` milliseconds and stays.
    func append(_ file: Data, at area: PictureArea, duration: Int) throws {
        try file.withUnsafeBytes { bytes in
            var frame = WebPMuxFrameInfo()
            frame.bitstream = WebPData(bytes: bytes.bindMemory(to: UInt8.self).baseAddress, size: bytes.count)
            frame.x_offset = Int32(area.x)
            frame.y_offset = Int32(area.y)
            frame.duration = Int32(duration)
            frame.id = WEBP_CHUNK_ANMF
            frame.dispose_method = WEBP_MUX_DISPOSE_NONE
            frame.blend_method = WEBP_MUX_NO_BLEND
            try check(library.pushFrame(mux, &frame, 1))
        }
    }

    /// The file with all frames.
    func data() throws -> Data {
        var data = WebPData()
        try check(library.assemble(mux, &data))
        defer { library.free(UnsafeMutableRawPointer(mutating: data.bytes)) }
        return Data(bytes: data.bytes, count: data.size)
    }

    private func check(_ result: WebPMuxError) throws {
        guard result != WEBP_MUX_OK else { return }
        throw FilmError(
            place: "libwebpmux", problem: "the frames cannot be put together (its error \(result.rawValue))",
            remedy: "give a smaller --size or --scale: WebP has at most 16,383 pixels each way")
    }
}
