/// A group of colours that one colour of a palette may stand for.
struct ColorBox {
    let colors: [ColorSurvey.Color]
    let mean: SIMD4<Float>
    /// The sum of the squared distances from the mean, weighted by pixels, along each channel.
    private let spread: SIMD4<Float>

    init(_ colors: [ColorSurvey.Color]) {
        self.colors = colors
        let weight = colors.reduce(0) { $0 + $1.weight }
        let mean = colors.reduce(SIMD4<Float>.zero) { $0 + $1.mean * $1.weight } / max(weight, 1)
        self.mean = mean
        spread = colors.reduce(SIMD4<Float>.zero) { sum, color in
            let distance = color.mean - mean
            // Damped, so that a large plain area leaves colours for a small picture.
            return sum + distance * distance * color.weight.squareRoot()
        }
    }

    /// The error of the mean in place of the colours.
    var error: Float { (spread * PaletteColors.channelWeights).sum() }

    /// The colours on both sides of the mean, along the channel in which they differ most; nil where they are alike.
    func divided() -> (ColorBox, ColorBox)? {
        let weighted = spread * PaletteColors.channelWeights
        let channel = (0..<3).max { weighted[$0] < weighted[$1] } ?? 0
        let low = colors.filter { $0.mean[channel] <= mean[channel] }
        let high = colors.filter { $0.mean[channel] > mean[channel] }
        return low.isEmpty || high.isEmpty ? nil : (ColorBox(low), ColorBox(high))
    }
}
