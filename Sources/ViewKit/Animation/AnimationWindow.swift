/// A part of something longer, in fractions of its time.
struct AnimationWindow: Equatable {
    var begin: Double
    /// Not before the begin.
    var end: Double

    static let whole = AnimationWindow(begin: 0, end: 1)

    /// The fraction of the window that has passed at `position` of the whole: 0 before it, 1 after it.
    func fraction(at position: Double) -> Double {
        guard end > begin else { return position < begin ? 0 : 1 }
        return min(1, max(0, (position - begin) / (end - begin)))
    }

    /// The part of this window from `begin` to `end`, in fractions of the window.
    func part(from begin: Double, to end: Double) -> AnimationWindow {
        let length = self.end - self.begin
        return AnimationWindow(begin: self.begin + begin * length, end: self.begin + end * length)
    }
}
