import CWebP
import Foundation

/// The functions of libwebp and of its mux, which are loaded by the first use: nothing that needs neither starts later.
struct WebPLibrary: Sendable {
    typealias InitConfiguration =
        @convention(c) @Sendable (UnsafeMutablePointer<WebPConfig>, WebPPreset, Float, Int32) -> Int32
    typealias InitPicture = @convention(c) @Sendable (UnsafeMutablePointer<WebPPicture>, Int32) -> Int32
    typealias UsePicture = @convention(c) @Sendable (UnsafeMutablePointer<WebPPicture>) -> Void
    typealias Encode =
        @convention(c) @Sendable (UnsafePointer<WebPConfig>, UnsafeMutablePointer<WebPPicture>) -> Int32
    typealias Decode =
        @convention(c) @Sendable (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>, Int, Int32)
        -> UnsafeMutablePointer<UInt8>?
    typealias NewMux = @convention(c) @Sendable (Int32) -> OpaquePointer?
    typealias UseMux = @convention(c) @Sendable (OpaquePointer) -> Void
    typealias SetParameters =
        @convention(c) @Sendable (OpaquePointer, UnsafePointer<WebPMuxAnimParams>) -> WebPMuxError
    typealias SetSize = @convention(c) @Sendable (OpaquePointer, Int32, Int32) -> WebPMuxError
    typealias PushFrame =
        @convention(c) @Sendable (OpaquePointer, UnsafePointer<WebPMuxFrameInfo>, Int32) -> WebPMuxError
    typealias Assemble = @convention(c) @Sendable (OpaquePointer, UnsafeMutablePointer<WebPData>) -> WebPMuxError
    typealias Free = @convention(c) @Sendable (UnsafeMutableRawPointer?) -> Void

    let initConfiguration: InitConfiguration
    let initPicture: InitPicture
    let freePicture: UsePicture
    let encode: Encode
    let decode: Decode
    let newMux: NewMux
    let deleteMux: UseMux
    let setParameters: SetParameters
    let setSize: SetSize
    let pushFrame: PushFrame
    let assemble: Assemble
    let free: Free

    /// The libraries, loaded once.
    private static let loaded = Result<WebPLibrary, any Error> { try WebPLibrary() }

    /// The libraries; throws where they are not installed.
    static func load() throws -> WebPLibrary { try loaded.get() }

    private init() throws(FilmError) {
        let codec = try Self.open("libwebp.so.7", of: "libwebp7")
        let mux = try Self.open("libwebpmux.so.3", of: "libwebpmux3")
        initConfiguration = unsafeBitCast(try codec.symbol("WebPConfigInitInternal"), to: InitConfiguration.self)
        initPicture = unsafeBitCast(try codec.symbol("WebPPictureInitInternal"), to: InitPicture.self)
        freePicture = unsafeBitCast(try codec.symbol("WebPPictureFree"), to: UsePicture.self)
        encode = unsafeBitCast(try codec.symbol("WebPEncode"), to: Encode.self)
        decode = unsafeBitCast(try codec.symbol("WebPDecodeBGRAInto"), to: Decode.self)
        free = unsafeBitCast(try codec.symbol("WebPFree"), to: Free.self)
        newMux = unsafeBitCast(try mux.symbol("WebPNewInternal"), to: NewMux.self)
        deleteMux = unsafeBitCast(try mux.symbol("WebPMuxDelete"), to: UseMux.self)
        setParameters = unsafeBitCast(try mux.symbol("WebPMuxSetAnimationParams"), to: SetParameters.self)
        setSize = unsafeBitCast(try mux.symbol("WebPMuxSetCanvasSize"), to: SetSize.self)
        pushFrame = unsafeBitCast(try mux.symbol("WebPMuxPushFrame"), to: PushFrame.self)
        assemble = unsafeBitCast(try mux.symbol("WebPMuxAssemble"), to: Assemble.self)
    }

    /// A library that stays loaded.
    private struct Handle {
        let name: String
        let pointer: UnsafeMutableRawPointer

        func symbol(_ symbol: String) throws(FilmError) -> UnsafeMutableRawPointer {
            guard let address = dlsym(pointer, symbol) else {
                throw FilmError(place: name, problem: "it has no \(symbol)", remedy: "install libwebp 1.2 or later")
            }
            return address
        }
    }

    /// The library called `name`, which is in Debian's `package`.
    private static func open(_ name: String, of package: String) throws(FilmError) -> Handle {
        guard let pointer = dlopen(name, RTLD_NOW) else {
            throw FilmError(
                place: name, problem: "the library for WebP is not installed",
                remedy: "install the package \(package), or export another format")
        }
        return Handle(name: name, pointer: pointer)
    }
}
