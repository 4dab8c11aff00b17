/// Work of a frame whose results later frames use again: a steady frame has none.
///
/// The counts are exact, and the same on every machine.
package struct FrameWork: Hashable, Codable, Sendable, BitwiseCopyable {
    /// Image files and image data that were read; the pixels of large ones may be decoded on another thread.
    package var decodedImages: Int
    /// Texts that were shaped and broken into lines.
    package var shapedTexts: Int
    /// Pictures that were drawn to be kept: contents of layers, and snapshots and groups drawn as one image.
    package var rasterizedPictures: Int

    package init(decodedImages: Int = 0, shapedTexts: Int = 0, rasterizedPictures: Int = 0) {
        self.decodedImages = decodedImages
        self.shapedTexts = shapedTexts
        self.rasterizedPictures = rasterizedPictures
    }

    /// Reads the counts; a negative one is an error.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        decodedImages = try container.decode(.decodedImages, in: NumberLimits.counts)
        shapedTexts = try container.decode(.shapedTexts, in: NumberLimits.counts)
        rasterizedPictures = try container.decode(.rasterizedPictures, in: NumberLimits.counts)
    }

    private enum CodingKeys: String, CodingKey { case decodedImages, shapedTexts, rasterizedPictures }

    /// The work of two parts of the program.
    package static func + (first: FrameWork, second: FrameWork) -> FrameWork {
        FrameWork(
            decodedImages: first.decodedImages + second.decodedImages,
            shapedTexts: first.shapedTexts + second.shapedTexts,
            rasterizedPictures: first.rasterizedPictures + second.rasterizedPictures)
    }

    /// The work between two totals.
    package static func - (total: FrameWork, former: FrameWork) -> FrameWork {
        FrameWork(
            decodedImages: total.decodedImages - former.decodedImages,
            shapedTexts: total.shapedTexts - former.shapedTexts,
            rasterizedPictures: total.rasterizedPictures - former.rasterizedPictures)
    }
}
