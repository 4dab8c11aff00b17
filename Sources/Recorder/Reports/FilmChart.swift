/// Pictures of frames over the time of the run, each above its time, as one SVG.
struct FilmChart {
    private static let pictureHeight = 140.0
    private static let tickHeight = 8.0
    private static let gap = 4.0

    let pictures: [ReportPicture]
    let frames: [ReportFrame]

    /// Writes every picture once: those that another one would cover are not visible, and the page's script shows them.
    func write(to output: inout some TextOutputStream) {
        let times = Dictionary(
            frames.map { ($0.record.index, $0.seconds.upperBound) }, uniquingKeysWith: { first, _ in first })
        let chart = ChartFrame(x: 0...max(frames.last?.seconds.upperBound ?? 1, 0.01), y: 0...1)
        output.write(
            "<svg id=\"film\" role=\"img\" aria-label=\"Pictures of frames over the seconds of the run\" "
                + "viewBox=\"0 0 \(ChartFrame.width.decimal(0)) \((Self.pictureHeight + Self.tickHeight).decimal(0))\">\n"
        )
        var end = -Double.infinity
        for picture in pictures {
            guard let seconds = times[picture.frame], picture.height > 0 else { continue }
            let width = Self.pictureHeight * Double(picture.width) / Double(picture.height)
            let middle = chart.horizontal(seconds)
            let x = min(max(0, middle - width / 2), ChartFrame.width - width)
            let isVisible = x >= end + Self.gap
            if isVisible { end = x + width }
            output.write(
                "<image data-frame=\"\(picture.frame)\" data-seconds=\"\(seconds.decimal(6))\" x=\"\(x.decimal(2))\" "
                    + "y=\"\(Self.tickHeight)\" width=\"\(width.decimal(2))\" height=\"\(Self.pictureHeight)\" "
                    + (isVisible ? "" : "visibility=\"hidden\" ")
                    + "href=\"data:image/jpeg;base64,\(picture.jpeg.base64EncodedString())\">"
                    + "<title>frame \(picture.frame)</title></image>\n")
            if isVisible {
                output.write(
                    "<line class=\"tick\" x1=\"\(middle.decimal(2))\" x2=\"\(middle.decimal(2))\" y1=\"0\" "
                        + "y2=\"\(Self.tickHeight)\"/>\n")
            }
        }
        output.write("</svg>\n")
    }
}
