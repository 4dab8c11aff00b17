/// The script of a page's player, with the elements that it needs.
///
/// It is written here instead of taken from a library: a page is to be opened in ten years as it is today.
package enum PlayerScript {
    /// The elements of a player of `films` films, 1 or 2, which stand before their data; its keys are heard everywhere on a
    /// page that it `isAlone` on.
    package static func element(films: Int, isAlone: Bool) -> String {
        let figures = (0..<films).map { number in
            """
            <figure class="film-\(number == 0 ? "first" : "second")"><div class="film-screen">\
            <canvas role="img"></canvas></div><figcaption></figcaption></figure>
            """
        }
        return """
            <section class="film"\(isAlone ? " data-alone" : "") aria-label="Film">
            <div class="film-screens">\(figures.joined(separator: "\n"))</div>
            <canvas class="film-time" tabindex="0" role="slider" aria-label="Playhead" aria-valuemin="0"></canvas>
            <div class="film-controls">
            <button type="button" class="film-play">Play</button>
            <label>Speed <select class="film-speed"><option>0.1<option>0.25<option>0.5<option selected>1<option>2\
            </select></label>
            <label><input type="checkbox" class="film-loop" checked> Loop</label>
            <label><input type="checkbox" class="film-fingers" checked> Touches</label>
            <output class="film-position"></output>
            </div>
            <p class="film-keys"><kbd>Space</kbd> plays, <kbd>←</kbd> <kbd>→</kbd> go a frame on, with <kbd>Shift</kbd> \
            ten, <kbd>Home</kbd> <kbd>End</kbd> to the ends, <kbd>[</kbd> <kbd>]</kbd> change the speed, <kbd>L</kbd> \
            loops, <kbd>F</kbd> shows touches.</p>
            </section>

            """
    }

    /// The markup behind the first picture of film `number`: a script that shows it before the page is read to its end, and
    /// the start of the element with the other pictures.
    static func firstPicture(_ number: Int, _ film: FilmDescription) -> String {
        """
        </script>
        <script>{
        const canvas = [...document.querySelectorAll('.film')].pop().querySelectorAll('figure canvas')[\(number)];
        canvas.width = \(film.width);
        canvas.height = \(film.height);
        const picture = document.getElementById('film-pictures-\(number)').textContent.trim();
        canvas.style.background = `url(data:image/webp;base64,${picture}) 0 0 / 100% 100%`;
        }</script>
        <script type="text/plain" id="film-more-\(number)">

        """
    }

    /// The script, which stands behind the films' data.
    package static var script: String { "<script>(() => {\n'use strict';\n\(pictures)\(time)\(input)})();</script>\n" }
}
