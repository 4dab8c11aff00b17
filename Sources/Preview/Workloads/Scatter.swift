/// Three numbers that spread evenly over 0..<1 as the index grows: multiples of irrational numbers, without their whole
/// part.
struct Scatter {
    let a: Double
    let b: Double
    let c: Double

    /// The numbers of `index`, 0 or more.
    init(_ index: Int) {
        a = (Double(index) * 0.61803398875).fraction
        b = (Double(index) * 0.75487766625).fraction
        c = (Double(index) * 0.56984029099).fraction
    }
}

extension Double {
    /// The fractional part: the number minus the next lower whole number.
    var fraction: Double { self - rounded(.down) }
}
