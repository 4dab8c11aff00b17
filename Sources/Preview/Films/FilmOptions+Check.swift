extension FilmOptions {
    /// Checks that the options fit `format` and the options of the run; one that would be ignored is an error of usage.
    func check(for format: FilmFormat, run: RunOptions, hasScript: Bool) throws(PreviewError) {
        try checkPicture(for: format, hasScript: hasScript)
        if hasScript, let motion {
            throw .unfit("--motion \(motion.rawValue)", "the script moves the film", "leave it out")
        }
        if goesBack, hasScript || motion == .gesture {
            throw .unfit("--there-and-back", "the gesture moves the film", "leave it out, or give --motion progress")
        }
        if background != nil, !hasDeviceFrame {
            throw .unfit("--background", "the screen fills the film", "give --device-frame, too")
        }
        if case .transparent = background, !format.hasAlpha {
            throw .unfit(
                "--background transparent", "\(format.title) has no transparency", "give a colour, such as white")
        }
        guard format == .gif, let rate = run.refreshRate else { return }
        guard (1...50).contains(rate), (100 / rate).rounded() == 100 / rate else {
            throw .unfit(
                "--refresh-rate \(rate)", "GIF counts hundredths of a second", "give 50, 25, 20, 10, 5, 4, 2 or 1")
        }
    }

    /// Checks that the options fit a film of pictures that were drawn before.
    func checkPictures() throws(PreviewError) {
        guard showsFinger || showsOverlay else { return }
        throw .unfit(
            showsFinger ? "--finger" : "--overlay", "the film is made of pictures that are there already",
            "leave it out")
    }

    /// Checks the options of pictures against those of films.
    private func checkPicture(for format: FilmFormat, hasScript: Bool) throws(PreviewError) {
        guard format == .png else {
            if progress != nil || strip != nil {
                let option = progress == nil ? "--strip" : "--progress"
                throw .unfit(option, "\(format.title) is a film", "leave it out, or end the name with .png")
            }
            return
        }
        if hasScript { throw .unfit("the script", "PNG is one moment", "end the name with .apng or another film's") }
        guard progress != nil || strip != nil else {
            throw .unfit(
                nil, "no frames to draw", "give --progress 0.5 for one moment or --strip 6 for a film strip")
        }
        guard progress == nil || strip == nil else {
            throw .unfit(nil, "--progress and --strip exclude each other", "give one of them")
        }
        let films: [(name: String, isGiven: Bool)] = [
            ("--motion", motion != nil), ("--range", range != nil), ("--there-and-back", goesBack),
            ("--hold", hold > 0),
        ]
        if let option = films.first(where: \.isGiven) {
            throw .unfit(option.name, "a picture does not move", "leave it out, or end the name with that of a film")
        }
    }
}

extension PreviewError {
    /// The option `place`, nil where the problem names it, does not fit the others.
    fileprivate static func unfit(_ place: String?, _ problem: String, _ remedy: String) -> PreviewError {
        PreviewError(place: place, problem: problem, remedy: remedy, status: .usage)
    }
}
