/// The script of a run's page, with the elements that it needs.
///
/// It is written here instead of taken from a library: the smallest of those that draw charts of this many frames are
/// several times its size, and the page of a run is to be read in ten years as it is today.
enum ReportScript {
    /// The chart, hidden until the script runs.
    static let controls = """
        <div id="live">
        <h2>Frame times, by stage</h2>
        <p class="key">Drag to select, double-click to zoom into the selection, drag with <kbd>Shift</kbd> to move. Click \
        the chart for the wheel and the keys: <kbd>←</kbd> <kbd>→</kbd> move, <kbd>+</kbd> <kbd>-</kbd> zoom, \
        <kbd>Shift</kbd> with an arrow selects, <kbd>Enter</kbd> zooms into the selection, <kbd>Home</kbd> \
        <kbd>End</kbd>, <kbd>Esc</kbd> shows all. <label><input type="checkbox" id="waiting" checked>waiting \
        (<kbd>w</kbd>)</label></p>
        <canvas id="chart" tabindex="0" role="img"></canvas>
        <div id="tip" hidden><div></div><img alt="The picture nearest to the frame"></div>
        </div>

        """

    /// The place of the figures of what is selected, or of what is in view.
    static let figuresPlace = "<div class=\"figures\" id=\"figures\" aria-live=\"polite\"></div>\n"

    /// The script, to stand behind everything else on the page.
    static let element = """
        <script>
        'use strict';
        (() => {
        \(data)
        \(figures)
        \(chart)
        \(input)
        })();
        </script>

        """

    /// Reads the columns of `ReportData`.
    private static let data = #"""
        const element = id => document.getElementById(id);
        const data = JSON.parse(element('data').textContent);
        const count = data.count, period = data.periodMilliseconds;
        const column = (name, Numbers) => {
          const text = atob(data.columns[name]);
          if (text.length === 0) return new Numbers(count);
          const bytes = new Uint8Array(text.length);
          for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
          return new Numbers(bytes.buffer);
        };
        const end = column('end', Float64Array), total = column('total', Float32Array);
        const cpu = column('cpu', Float32Array), frame = column('frame', Uint32Array);
        const stages = data.stages.map((_, stage) => column('stage' + stage, Float32Array));
        const progress = column('progress', Float32Array), velocity = column('velocity', Float32Array);
        const missed = column('missed', Uint16Array), phase = column('phase', Uint8Array);
        const kind = column('kind', Uint8Array), cause = column('cause', Uint8Array);
        const LATE = 1, APART = 2, WAITING = stages.length - 1;
        const start = i => end[i] - (data.manualFrameSeconds || total[i] / 1000);
        // The first frame that ends after `time`.
        const frameAt = time => {
          let low = 0, high = count;
          while (low < high) {
            const middle = (low + high) >> 1;
            if (end[middle] > time) high = middle; else low = middle + 1;
          }
          return low;
        };
        const full = { from: 0, to: Math.max(count ? end[count - 1] : 0, 0.01) };
        const pictures = [...document.querySelectorAll('#film image')].map(node => {
          const image = new Image();
          image.src = node.getAttribute('href');
          image.onload = () => redraw();
          return { image, frame: Number(node.dataset.frame), seconds: Number(node.dataset.seconds) };
        });
        """#

    /// Fills the tables of the frames that are selected or in view, with the definitions of `FrameStatistics`.
    private static let figures = #"""
        const quantile = (sorted, percent) => {
          const needed = Math.round(100 / (100 - percent));
          if (sorted.length < needed) return percent === 50 ? sorted[0] : undefined;
          return sorted[Math.max(1, Math.ceil(percent * sorted.length / 100 - 1e-9)) - 1];
        };
        const make = (tag, text) => {
          const made = document.createElement(tag);
          if (text !== undefined) made.textContent = text;
          return made;
        };
        const table = rows => {
          const made = make('table');
          rows.forEach((cells, row) => {
            const line = made.appendChild(make('tr'));
            cells.forEach((cell, place) => line.append(make(row === 0 || place === 0 ? 'th' : 'td', cell)));
          });
          return made;
        };
        const fixed = (value, digits = 3) => value === undefined || Number.isNaN(value) ? 'max' : value.toFixed(digits);
        const measures = (name, values) => {
          const sorted = Float32Array.from(values).sort();
          if (sorted.length === 0) return [name, '0', '-', '-', '-', '-'];
          return [name, String(sorted.length), ...[50, 95, 99].map(p => fixed(quantile(sorted, p))),
            fixed(sorted[sorted.length - 1])];
        };
        const showFigures = () => {
          const range = selection ?? view;
          const first = frameAt(range.from), last = Math.min(count, frameAt(range.to) + 1);
          const frames = [], work = [];
          let hitches = 0, lost = 0, moving = 0;
          for (let i = first; i < last; i++) {
            if (kind[i] === APART) continue;
            frames.push(i);
            work.push(total[i] - stages[WAITING][i]);
            if (kind[i] === LATE) { hitches += 1; lost += missed[i] * period; }
            if (phase[i] !== 0) moving += total[i] / 1000;
          }
          const sum = stages.map(values => frames.reduce((all, i) => all + values[i], 0));
          const all = sum.reduce((a, b) => a + b, 0) || 1;
          const share = Math.max(1, frames.length);
          const title = `${selection ? 'Selected' : 'In view'}: ${range.from.toFixed(3)} s to ` +
            `${range.to.toFixed(3)} s, ${last - first} frames, ${frames.length} measured; ${hitches} ${hitches === 1 ? 'hitch' : 'hitches'}, ${lost.toFixed(1)} ms` +
            (period > 0 && moving > 0 ? `, ${(lost / moving).toFixed(2)} ms for each second of movement` : '');
          element('figures').replaceChildren(
            make('h3', title),
            table([['', 'n', 'p50', 'p95', 'p99', 'max'],
              measures('frame time, wall ms', frames.map(i => total[i])),
              measures('without waiting, wall ms', work),
              measures('CPU time, ms', frames.map(i => cpu[i]))]),
            table([['stage', 'mean, wall ms', 'of the time'],
              ...data.stages.map((name, s) => [name, fixed(sum[s] / share), (100 * sum[s] / all).toFixed(1) + ' %'])]));
        };
        """#

    /// Draws frame times, progress and pictures over one axis of time.
    private static let chart = #"""
        const canvas = element('chart'), context = canvas.getContext('2d');
        const LEFT = 52, RIGHT = 52, TOP = 10, BARS = 240, GAP = 14, AXIS = 20, FILM = 130;
        const hasProgress = progress.some(value => !Number.isNaN(value) && value !== 0);
        const CURVES = hasProgress ? 110 : 0;
        const curvesTop = TOP + BARS + GAP, axisTop = hasProgress ? curvesTop + CURVES : TOP + BARS;
        const height = axisTop + AXIS + (pictures.length ? FILM + 8 : 0);
        const fastest = velocity.reduce((most, value) => Math.max(most, Math.abs(value) || 0), 0.01);
        let view = { ...full }, selection = null, hovered = -1, showsWaiting = true;
        let width = 0, pending = false, bars = [];
        const X = time => LEFT + (time - view.from) / (view.to - view.from) * (width - LEFT - RIGHT);
        const timeAt = x => view.from + (x - LEFT) / (width - LEFT - RIGHT) * (view.to - view.from);
        const tall = i => showsWaiting ? total[i] : total[i] - stages[WAITING][i];
        const rank = i => tall(i) + (kind[i] === LATE ? 1e9 : kind[i] === APART ? -1e9 : 0);

        // A bar for each frame in view; where there are more than pixels, one a pixel, of its late or longest frame.
        const barsInView = () => {
          const first = frameAt(view.from), last = Math.min(count, frameAt(view.to) + 1), made = [];
          const isDense = last - first > width;
          for (let i = first; i < last; i++) {
            const left = X(start(i)), right = X(end[i]);
            if (!isDense) {
              made.push({ i, x: left, w: Math.max(0.5, (right - left) * (right - left > 3 ? 0.92 : 1)) });
              continue;
            }
            const bar = made[made.length - 1], x = Math.floor(right);
            if (!bar || bar.x !== x) made.push({ i, x, w: 1 });
            else if (rank(i) > rank(bar.i)) bar.i = i;
          }
          return made;
        };
        const highest = () => {
          const sorted = Float32Array.from(bars, bar => tall(bar.i)).sort(), length = sorted.length;
          const usual = sorted[length - 1 - Math.floor((length + 48) / 50)] || sorted[length - 1] || 1;
          return Math.max(Math.min(sorted[length - 1] || 1, usual * 3), showsWaiting ? period * 1.2 : 0, 0.01);
        };
        const tickStep = (range, most) => {
          const power = 10 ** Math.floor(Math.log10(range / most));
          return power * [1, 2, 5, 10].find(factor => power * factor * most >= range);
        };
        const line = (color, dash, x1, y1, x2, y2) => {
          context.strokeStyle = color;
          context.setLineDash(dash);
          context.beginPath();
          context.moveTo(x1, y1);
          context.lineTo(x2, y2);
          context.stroke();
          context.setLineDash([]);
        };
        const write = (text, x, y, align, color) => {
          context.textAlign = align;
          context.fillStyle = color;
          context.fillText(text, x, y);
        };
        const drawBars = (color, top) => {
          const Y = value => TOP + BARS - Math.min(value / top, 1) * BARS;
          const step = tickStep(top, 6);
          for (let value = 0; value <= top; value += step) {
            line(color('line'), [], LEFT, Y(value), width - RIGHT, Y(value));
          }
          const below = new Float32Array(bars.length);
          for (let stage = 0; stage < stages.length - (showsWaiting ? 0 : 1); stage++) {
            context.fillStyle = color('stage' + stage);
            bars.forEach((bar, place) => {
              const value = stages[stage][bar.i];
              if (kind[bar.i] === APART || !(value > 0)) return;
              const bottom = Y(below[place]), y = Y(below[place] += value);
              if (bottom > y) context.fillRect(bar.x, y, bar.w, bottom - y);
            });
          }
          for (const { i, x, w } of bars) {
            if (kind[i] === APART) {
              context.fillStyle = color('apart');
              context.fillRect(x, Y(tall(i)), w, TOP + BARS - Y(tall(i)));
            } else if (kind[i] === LATE) {
              context.fillStyle = color('late');
              context.fillRect(x, TOP, Math.max(w, 1.5), 5);
            }
          }
          if (period > 0 && period <= top) line(color('due'), [4, 3], LEFT, Y(period), width - RIGHT, Y(period));
        };
        const drawCurve = (values, low, high, color, dash) => {
          const first = Math.max(0, frameAt(view.from) - 1), last = Math.min(count, frameAt(view.to) + 2);
          const step = Math.max(1, Math.floor((last - first) / 4000));
          context.strokeStyle = color;
          context.setLineDash(dash);
          context.lineWidth = 1.5;
          context.beginPath();
          let isDrawing = false;
          for (let i = first; i < last; i += step) {
            const y = curvesTop + CURVES - (values[i] - low) / (high - low) * CURVES;
            if (Number.isFinite(y)) context[isDrawing ? 'lineTo' : 'moveTo'](X(end[i]), y);
            isDrawing = Number.isFinite(y);
          }
          context.stroke();
          context.setLineDash([]);
          context.lineWidth = 1;
        };
        const drawCurves = color => {
          for (const value of [0, 0.5, 1]) {
            const y = curvesTop + CURVES * (1 - value);
            line(color('line'), [], LEFT, y, width - RIGHT, y);
          }
          drawCurve(velocity, -fastest, fastest, color('velocity'), [5, 2]);
          drawCurve(progress, 0, 1, color('progress'), []);
        };
        const decimals = step => Math.max(0, -Math.floor(Math.log10(step)));
        const drawScales = (color, top) => {
          const step = tickStep(top, 6);
          for (let value = 0; value <= top; value += step) {
            const y = TOP + BARS - value / top * BARS;
            write(value.toFixed(decimals(step)) + ' ms', LEFT - 6, y + 4, 'right', color('dim'));
          }
          for (const value of hasProgress ? [0, 0.5, 1] : []) {
            const y = curvesTop + CURVES * (1 - value) + 4;
            write(String(value), LEFT - 6, y, 'right', color('dim'));
            write(((2 * value - 1) * fastest).toFixed(1) + '/s', width - RIGHT + 6, y, 'left', color('dim'));
          }
        };
        const drawAxis = color => {
          const step = tickStep(view.to - view.from, width / 110);
          for (let n = Math.ceil(view.from / step); n * step <= view.to; n++) {
            write((n * step).toFixed(decimals(step)) + ' s', X(n * step), axisTop + 15, 'center', color('dim'));
          }
        };
        const drawReleases = color => {
          let former = { end: -1e9, row: 0 };
          context.font = '600 11px system-ui,sans-serif';
          for (const { seconds, label } of data.releases) {
            if (seconds < view.from || seconds > view.to) continue;
            const x = X(seconds), length = context.measureText(label).width + 8, isLeft = x > width - RIGHT - length;
            const row = (isLeft ? x - length : x) < former.end ? (former.row + 1) % 4 : 0;
            former = { end: isLeft ? x : x + length, row };
            line(color('release'), [6, 3], x, TOP, x, axisTop);
            context.strokeStyle = color('page');
            context.lineWidth = 3;
            context.textAlign = isLeft ? 'right' : 'left';
            context.strokeText(label, x + (isLeft ? -4 : 4), TOP + 18 + row * 13);
            context.lineWidth = 1;
            write(label, x + (isLeft ? -4 : 4), TOP + 18 + row * 13, isLeft ? 'right' : 'left', color('ink'));
          }
          context.font = '11px system-ui,sans-serif';
        };
        const drawPictures = color => {
          let edge = -1e9;
          for (const { image, seconds } of pictures) {
            if (!image.naturalWidth || seconds < view.from || seconds > view.to) continue;
            const w = FILM * image.naturalWidth / image.naturalHeight, middle = X(seconds);
            const x = Math.min(Math.max(0, middle - w / 2), width - w);
            if (x < edge + 4) continue;
            edge = x + w;
            line(color('ink'), [], middle, axisTop + AXIS, middle, axisTop + AXIS + 8);
            context.drawImage(image, x, axisTop + AXIS + 8, w, FILM);
          }
        };
        """#
}
