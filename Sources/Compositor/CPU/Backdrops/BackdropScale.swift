/// The reduced scale at which a backdrop is blurred, and the blur that remains to be done there.
///
/// Averaging squares of n pixels to a side blurs by a variance of (n² - 1) / 12, and drawing the picture large again by about
/// n² / 6.
package struct BackdropScale {
    /// Pixels of the screen to one of the picture, along a side: a power of 2, at most 256.
    package private(set) var shrinkage = 1
    /// The standard deviation of the remaining blur, in pixels of the picture.
    package let rest: Double

    /// For a blur with the given standard `deviation` in pixels of the screen, at least 0.
    package init(deviation: Double) {
        // At a size at which the deviation is 1.5 to 3 pixels little is lost, and the work is done quickly.
        while Double(shrinkage) * 3 <= deviation, shrinkage < 256 { shrinkage *= 2 }
        let square = Double(shrinkage * shrinkage)
        let ownVariance = shrinkage > 1 ? (square - 1) / 12 + square / 6 : 0
        rest = max(0, deviation * deviation - ownVariance).squareRoot() / Double(shrinkage)
    }
}
