extension Double {
    /// The largest whole number that is not greater; for finite values within the range of `Int`.
    ///
    /// Unlike `rounded(.down)` it calls no library function on processors without SSE4.
    @inlinable @inline(__always) package var wholeBelow: Int {
        let cut = Int(self)
        return Double(cut) > self ? cut - 1 : cut
    }

    /// The smallest whole number that is not smaller; for finite values within the range of `Int`.
    @inlinable @inline(__always) package var wholeAbove: Int {
        let cut = Int(self)
        return Double(cut) < self ? cut + 1 : cut
    }
}
