import Graphics

extension CATransform3D {
    /// The transform with 0 in place of what rounding leaves where rotations or shears cancel: elements of the linear part
    /// that are smaller than the largest by a factor of 10¹⁴.
    ///
    /// A layer that is upright again then has edges that are, and its neighbours stay in touch.
    var withoutRoundingErrors: CATransform3D {
        let first = max(m11.magnitude, m12.magnitude, m13.magnitude)
        let second = max(m21.magnitude, m22.magnitude, m23.magnitude)
        let third = max(m31.magnitude, m32.magnitude, m33.magnitude)
        let limit = 1e-14 * max(first, second, third)
        func clean(_ element: CGFloat) -> CGFloat { element.magnitude < limit ? 0 : element }
        var result = self
        result.m11 = clean(m11)
        result.m12 = clean(m12)
        result.m13 = clean(m13)
        result.m21 = clean(m21)
        result.m22 = clean(m22)
        result.m23 = clean(m23)
        result.m31 = clean(m31)
        result.m32 = clean(m32)
        result.m33 = clean(m33)
        return result
    }
}
