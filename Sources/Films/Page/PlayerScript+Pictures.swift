extension PlayerScript {
    /// Reads the films, and draws their frames.
    static let pictures = #"""
        // The columns of a frame's row.
        const END = 0, BASE = 1, PICTURE = 2, X = 3, Y = 4, PROGRESS = 5, VELOCITY = 6, TOUCHES = 7, RELEASE = 8,
          MILLISECONDS = 9, LATE = 10;
        // Bytes of decoded pictures that are kept.
        const BUDGET = 400e6;
        const root = document.currentScript.parentElement.querySelector('.film') ?? document.querySelector('.film');
        const find = name => root.querySelector('.film-' + name);
        const bytes = text => {
          const letters = atob(text), bytes = new Uint8Array(letters.length);
          for (let place = 0; place < letters.length; place++) bytes[place] = letters.charCodeAt(place);
          return bytes;
        };
        let keptBytes = 0, clock = 0;

        class Film {
          constructor(figure, number) {
            const data = JSON.parse(document.getElementById(`film-frames-${number}`).textContent);
            const text = name => document.getElementById(`film-${name}-${number}`).textContent.trim();
            this.texts = `${text('pictures')}\n${text('more')}`.split('\n');
            this.pictures = this.texts.map(() => ({ bitmap: null, promise: null, used: 0 }));
            this.title = data.title;
            this.frames = data.frames;
            this.length = this.frames[this.frames.length - 1][END];
            this.canvas = figure.querySelector('canvas');
            this.screen = figure.querySelector('.film-screen');
            this.caption = figure.querySelector('figcaption');
            this.context = this.canvas.getContext('2d');
            this.shown = -1;
            this.wanted = -1;
            this.marks = [];
          }
          frameAt(time) {
            let low = 0, high = this.frames.length - 1;
            while (low < high) {
              const middle = (low + high) >> 1;
              if (this.frames[middle][END] > time + 1e-7) high = middle; else low = middle + 1;
            }
            return low;
          }
          // The frames whose pictures lie over each other, from the lowest one on.
          chain(frame) {
            const chain = [];
            for (let at = frame; at >= 0; at = this.frames[at][BASE]) {
              if (this.frames[at][PICTURE] >= 0) chain.push(at);
            }
            return chain.reverse();
          }
          decode(frame) {
            const number = this.frames[frame][PICTURE], picture = this.pictures[number];
            picture.used = ++clock;
            picture.promise ??= createImageBitmap(new Blob([bytes(this.texts[number])], { type: 'image/webp' }))
              .then(bitmap => {
                picture.bitmap = bitmap;
                keptBytes += bitmap.width * bitmap.height * 4;
              });
            return picture.promise;
          }
          bitmap(frame) { return this.pictures[this.frames[frame][PICTURE]].bitmap; }
          show(frame) {
            this.wanted = frame;
            const chain = this.chain(frame), missing = chain.filter(at => !this.bitmap(at));
            if (missing.length === 0) return this.paint(frame, chain);
            Promise.all(missing.map(at => this.decode(at))).then(() => {
              if (this.wanted === frame) this.paint(frame, chain);
            });
          }
          paint(frame, chain) {
            for (const at of chain.slice(chain.indexOf(this.shown) + 1)) {
              this.context.drawImage(this.bitmap(at), this.frames[at][X], this.frames[at][Y]);
              this.pictures[this.frames[at][PICTURE]].used = ++clock;
            }
            this.shown = chain[chain.length - 1];
            this.canvas.dataset.frame = frame;
            this.mark(frame);
            forget(this);
          }
          mark(frame) {
            const touches = find('fingers').checked ? this.frames[frame][TOUCHES] : [];
            while (this.marks.length > touches.length) this.marks.pop().remove();
            while (this.marks.length < touches.length) {
              const mark = document.createElement('div');
              mark.className = 'film-touch';
              this.marks.push(mark);
              this.screen.append(mark);
            }
            touches.forEach(([x, y], index) => {
              this.marks[index].style.left = `${x * 100}%`;
              this.marks[index].style.top = `${y * 100}%`;
            });
            this.describe(frame);
          }
          // The release before a frame, in words; empty before the first one.
          release(frame) {
            for (let at = frame; at >= 0; at--) if (this.frames[at][RELEASE]) return this.frames[at][RELEASE];
            return '';
          }
          describe(frame) {
            const row = this.frames[frame], words = [`frame ${frame + 1} of ${this.frames.length}`];
            if (row[PROGRESS] !== null) words.push(`${Math.round(row[PROGRESS] * 100)} %`);
            if (row[VELOCITY] !== null) words.push(`${row[VELOCITY].toFixed(2)} a second`);
            if (row[MILLISECONDS] !== null) words.push(`${row[MILLISECONDS].toFixed(1)} ms${row[LATE] ? ', late' : ''}`);
            const release = this.release(frame);
            const name = document.createElement('b');
            name.textContent = this.title;
            this.caption.replaceChildren(name, document.createElement('br'), words.join(', '));
            if (release) this.caption.append(document.createElement('br'), `release: ${release}`);
            this.canvas.setAttribute('aria-label', `${this.title}, ${words.join(', ')}`);
          }
        }

        // Lets go of the pictures that were not used for longest, but for those that `film` shows.
        const forget = film => {
          if (keptBytes <= BUDGET) return;
          const used = new Set(films.flatMap(each => each.chain(Math.max(0, each.wanted)).map(at => each.bitmap(at))));
          const kept = films.flatMap(each => each.pictures).filter(each => each.bitmap && !used.has(each.bitmap));
          kept.sort((a, b) => a.used - b.used);
          for (const picture of kept) {
            if (keptBytes <= BUDGET * 0.8) break;
            keptBytes -= picture.bitmap.width * picture.bitmap.height * 4;
            picture.bitmap.close();
            picture.bitmap = picture.promise = null;
          }
        };
        const films = [...root.querySelectorAll('figure')].map((figure, number) => new Film(figure, number));
        const length = Math.max(...films.map(film => film.length));

        // Decodes what follows the playhead, a few pictures at a time, as far as there is room.
        let isDecoding = false;
        const decodeAhead = async () => {
          if (isDecoding) return;
          isDecoding = true;
          const waiting = films.flatMap(film => film.frames.map((_, step) => {
            const frame = (Math.max(0, film.wanted) + step) % film.frames.length;
            return film.frames[frame][PICTURE] >= 0 ? { film, frame, step } : null;
          })).filter(each => each).sort((a, b) => a.step - b.step);
          const work = async () => {
            for (let next = waiting.shift(); next && keptBytes < BUDGET * 0.8; next = waiting.shift()) {
              if (!next.film.bitmap(next.frame)) await next.film.decode(next.frame);
            }
          };
          await Promise.all(Array.from({ length: Math.min(4, navigator.hardwareConcurrency || 2) }, work));
          isDecoding = false;
        };

        """#
}
