import Foundation

/// The colours of sRGB by their light.
package enum SRGB {
    /// The light of a component, by sRGB's transfer curve (IEC 61966-2-1).
    package static func light(of component: Double) -> Double {
        component <= 0.040_45 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    /// The component that has that light.
    package static func component(of light: Double) -> Double {
        light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }

    /// Red, green and blue of sRGB for those of Display P3, which has the same white and the same curve (CSS Color Module
    /// Level 4); beyond 0...1 where sRGB has no such colour.
    package static func components(ofDisplayP3 components: [Double]) -> [Double] {
        let rows = [
            [1.224_940_176_280_56, -0.224_940_176_280_56, 0], [-0.042_056_954_709_688, 1.042_056_954_709_688, 0],
            [-0.019_637_554_590_334, -0.078_636_045_550_632, 1.098_273_600_140_966],
        ]
        let lights = components.map(light)
        return rows.map { row in component(of: zip(row, lights).reduce(0) { $0 + $1.0 * $1.1 }) }
    }
}
