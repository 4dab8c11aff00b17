import CKernels
import Foundation
import Testing

/// Gradients under affine and projective maps, against their formulas in double precision.
struct GradientKernelTests {
    typealias Kernel = (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>, Int32, UnsafePointer<ProjectiveRow>, Int)
        -> Void

    private let kernels: [(name: String, draw: Kernel, place: (Double, Double) -> Double)] = [
        ("axial", gradient_axial, { u, _ in u }),
        ("radial", gradient_radial, { u, v in (u * u + v * v).squareRoot() }),
        ("conic", gradient_conic, { u, v in (atan2(v, u) / (2 * .pi) + 1).truncatingRemainder(dividingBy: 1) }),
    ]

    /// A ramp each entry of which says which one it is.
    private let ramp: [UInt32] = (0..<1024).map { UInt32($0) }

    private func drawn(_ kernel: Kernel, _ row: ProjectiveRow, _ length: Int) -> [UInt32] {
        var row = row
        var drawn = [UInt32](repeating: 7777, count: length + 4)
        kernel(&drawn, ramp, Int32(ramp.count), &row, length)
        #expect(drawn.suffix(4).allSatisfy { $0 == 7777 })
        return Array(drawn.prefix(length))
    }

    @Test(arguments: [false, true])
    func entriesAreTheNearestOnes(isProjective: Bool) {
        // Under a projective map positions are interpolated, which may pass the middle between two entries.
        let tolerance = isProjective ? 0.55 : 0.51
        for (name, draw, place) in kernels {
            for length in 0...200 {
                var random = RandomRows(seed: UInt64(length))
                func number(_ low: Double, _ high: Double) -> Double { random.number(low, high) }
                let row = ProjectiveRow(
                    u: number(-1.5, 1.5), v: number(-1.5, 1.5), w: isProjective ? number(0.5, 2) : 1,
                    du: number(-0.02, 0.02), dv: number(-0.02, 0.02), dw: isProjective ? number(-0.002, 0.02) : 0,
                    ahead: 0, first: 0)
                for (index, entry) in drawn(draw, row, length).enumerated() {
                    let i = Double(index), w = row.w + i * row.dw
                    let at = place((row.u + i * row.du) / w, (row.v + i * row.dv) / w)
                    let exact = max(0, min(1023, at * 1023))
                    #expect(abs(Double(entry) - exact) < tolerance, "\(name), pixel \(index) of \(length)")
                }
            }
        }
    }

    /// Across its direction a gradient has one colour.
    @Test func rowsAcrossHaveOneColor() {
        for u in [-0.3, 0, 0.25, 0.9999, 1, 7, .nan] {
            let row = ProjectiveRow(u: u, v: 0, w: 1, du: 0, dv: 0.01, dw: 0, ahead: 0, first: 0)
            let exact = u.isNaN ? 0 : max(0, min(1, u)) * 1023
            for length in [1, 3, 64, 131] {
                #expect(drawn(gradient_axial, row, length).allSatisfy { abs(Double($0) - exact) < 0.51 }, "\(u)")
            }
        }
    }

    /// A map may take a row through where the viewer stands, and beyond all numbers.
    @Test func senselessRowsAreSurvived() {
        let odd = [Double.nan, .infinity, -.infinity, 0, -1, 1e300, .leastNonzeroMagnitude]
        for (_, draw, _) in kernels {
            for seed in 0..<300 {
                var random = RandomRows(seed: UInt64(seed))
                func some() -> Double { random.below(2) == 0 ? odd[random.below(odd.count)] : random.number(-1, 1) }
                let row = ProjectiveRow(
                    u: some(), v: some(), w: some(), du: some(), dv: some(), dw: some(), ahead: 0, first: 0)
                #expect(drawn(draw, row, 70).allSatisfy { $0 < 1024 })
            }
        }
    }
}
