import Graphics

/// The part of a frame in a palette's colours that differs from the frame before.
struct IndexedPiece {
    let area: PictureArea
    /// The numbers of the colours, row by row.
    let indices: [UInt8]
    /// Whether each pixel has the colour of the frame before.
    let stays: [Bool]

    /// The part of `image` that differs from `former`, nil for the first frame; a pixel that stays where nothing does.
    init(_ image: CGImage, after former: CGImage?, _ palette: FilmPalette) {
        let whole = PictureArea(x: 0, y: 0, width: image.width, height: image.height)
        let new = palette.indices(of: image)
        guard let former else {
            area = whole
            indices = new
            stays = [Bool](repeating: false, count: new.count)
            return
        }
        let area = image.changedArea(since: former) ?? PictureArea(x: 0, y: 0, width: 1, height: 1)
        let old = palette.indices(of: former)
        var indices: [UInt8] = []
        var stays: [Bool] = []
        indices.reserveCapacity(area.count)
        stays.reserveCapacity(area.count)
        for y in area.y..<area.y + area.height {
            let start = y * image.width + area.x
            indices += new[start..<start + area.width]
            for place in start..<start + area.width { stays.append(new[place] == old[place]) }
        }
        self.area = area
        self.indices = indices
        self.stays = stays
    }
}
