/// Counts presses that follow each other quickly at one place.
struct TapCounter {
    private var last: TouchSample?
    private var number = 0

    mutating func count(_ sample: TouchSample) -> Int {
        let repeats = last.map { last in
            let distance = sample.location - last.location
            return sample.timestamp - last.timestamp <= TapTuning.interval
                && (distance * distance).sum() <= TapTuning.spread * TapTuning.spread
        }
        number = repeats == true ? number + 1 : 1
        last = sample
        return number
    }
}
