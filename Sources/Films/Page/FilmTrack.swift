import Foundation
import Graphics
import Recorder

/// One film of a page: its pictures as they come, a line of base64 each, and behind them the frames that show them.
package final class FilmTrack: FilmWriter {
    /// The title and the place in the page.
    private let title: String
    private let number: Int
    private let description: FilmDescription
    private let write: (String) throws -> Void
    private let codec: WebPCodec
    private var frames = PageFrames()
    private var quality = WebPQuality()
    private var rows: [String] = []
    private var pieceCount = 0
    private var isFirstWritten = false

    /// A picture to encode, and the quality to begin with.
    private struct Job: Sendable {
        let image: CGImage
        let quality: WebPQuality
    }

    private lazy var batch = EncodingBatch<Job, WebPQuality.Picture> { [codec] in
        try $0.quality.picture(of: $0.image, by: codec)
    } receive: { [unowned self] in
        quality.follow($0)
        try write("\($0.file.base64EncodedString())\n")
        if !isFirstWritten { try write(PlayerScript.firstPicture(number, description)) }
        isFirstWritten = true
    }

    /// The film number `number` of a page, from 0, which `write` adds text to; throws where libwebp is not installed.
    package init(
        _ description: FilmDescription, title: String, number: Int = 0, write: @escaping (String) throws -> Void
    ) throws {
        self.description = description
        self.title = title
        self.number = number
        self.write = write
        codec = try WebPCodec()
        try write("<script type=\"text/plain\" id=\"film-pictures-\(number)\">\n")
    }

    package func append(_ frame: FilmFrame) throws {
        switch frames.step(to: frame.image) {
        case .same(let former): rows.append(row(of: frame, piece: nil, over: former))
        case .piece(let piece, let base):
            rows.append(row(of: frame, piece: piece.area, over: base))
            try batch.append(Job(image: piece.image, quality: quality))
        }
    }

    package func finish() throws {
        try batch.flush()
        try write("</script>\n<script type=\"application/json\" id=\"film-frames-\(number)\">")
        try write(
            "{\"title\":\(title.scriptLiteral),\"width\":\(description.width),\"height\":\(description.height),"
                + "\"rate\":\(description.frameRate.decimal(3)),\"frames\":[\n\(rows.joined(separator: ",\n"))\n]}")
        try write("</script>\n")
    }

    /// The row of a frame: its end in seconds, the frame below, the number and the place of its picture, and its state;
    /// a frame without a picture shows that of the one below.
    private func row(of frame: FilmFrame, piece: PictureArea?, over base: Int?) -> String {
        let state = frame.state
        func text(_ number: Double?, _ digits: Int) -> String { number.map { $0.decimal(digits) } ?? "null" }
        let picture = piece.map { _ in pieceCount } ?? -1
        if piece != nil { pieceCount += 1 }
        let touches = state.touches.map { "[\($0.x.decimal(4)),\($0.y.decimal(4))]" }.joined(separator: ",")
        let columns = [
            frame.end.decimal(6), "\(base ?? -1)", "\(picture)", "\(piece?.x ?? 0)", "\(piece?.y ?? 0)",
            text(state.progress, 4), text(state.velocity, 3), "[\(touches)]",
            state.release.map(\.scriptLiteral) ?? "null", text(state.milliseconds, 3), state.isLate ? "1" : "0",
        ]
        return "[\(columns.joined(separator: ","))]"
    }
}
