import CWebP
import Files
import Foundation
import Graphics

/// Writes an animated WebP: of each frame after the first one the rectangle that has changed, with slight loss.
package final class WebPWriter: FilmWriter {
    /// The most milliseconds of a frame: a number of 24 bits.
    private static let longestFrame = 0xFF_FFFF
    private static let ticks = FilmTicks(ticksPerSecond: 1_000)

    private let draft: OutputDraft
    private let codec: WebPCodec
    private let animation: WebPAnimation
    private var differences: FrameDifferences

    /// A picture to encode, and the milliseconds for which it shows.
    private struct Job: Sendable {
        let piece: FrameDifferences.Piece
        let duration: Int
        let quality: WebPQuality
    }

    private var quality = WebPQuality()
    private lazy var batch = EncodingBatch<Job, (job: Job, picture: WebPQuality.Picture)> { [codec] job in
        (job, try job.quality.picture(of: job.piece.image, by: codec))
    } receive: { [unowned self] in
        quality.follow($0.picture)
        try animation.append($0.picture.file, at: $0.job.piece.area, duration: $0.job.duration)
    }

    /// A writer of a film of `description` into `draft`, which plays over and over; throws where libwebp is not installed.
    package init(_ description: FilmDescription, into draft: OutputDraft) throws {
        self.draft = draft
        codec = try WebPCodec()
        animation = try WebPAnimation(width: description.width, height: description.height)
        // The format has even places alone.
        differences = FrameDifferences(isOpaque: !description.hasAlpha, grid: 2)
    }

    package func append(_ frame: FilmFrame) throws {
        let duration = min(Self.ticks.duration(of: frame), Self.longestFrame)
        try batch.append(Job(piece: differences.piece(of: frame.image), duration: duration, quality: quality))
    }

    package func finish() throws {
        try batch.flush()
        try draft.append(try animation.data())
        try draft.commit()
    }
}
