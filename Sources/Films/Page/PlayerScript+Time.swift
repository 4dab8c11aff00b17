extension PlayerScript {
    /// Moves the playhead, and draws the time line: progress, frame times and releases.
    static let time = #"""
        const line = find('time'), lineContext = line.getContext('2d');
        const LEFT = 8, RIGHT = 8, TOP = 18, BOTTOM = 20;
        let position = 0, isPlaying = false, lastTime = 0;
        const lineX = time => LEFT + (line.clientWidth - LEFT - RIGHT) * (length > 0 ? time / length : 0);
        const timeAt = x => Math.min(Math.max((x - LEFT) / Math.max(1, line.clientWidth - LEFT - RIGHT), 0), 1) * length;
        const speed = () => Number(find('speed').value);

        const drawFrameTimes = (film, color) => {
          const measured = film.frames.filter(row => row[MILLISECONDS] !== null);
          if (measured.length === 0) return;
          const height = line.clientHeight - TOP - BOTTOM;
          const highest = Math.max(20, ...measured.map(row => row[MILLISECONDS]));
          film.frames.forEach((row, index) => {
            if (row[MILLISECONDS] === null) return;
            const from = lineX(index > 0 ? film.frames[index - 1][END] : 0), to = lineX(row[END]);
            const bar = height * row[MILLISECONDS] / highest;
            lineContext.fillStyle = color(row[LATE] ? 'late' : 'bar');
            lineContext.fillRect(from, TOP + height - bar, Math.max(1, to - from - 0.5), bar);
          });
        };
        const drawProgress = (film, ink) => {
          const height = line.clientHeight - TOP - BOTTOM;
          lineContext.strokeStyle = ink;
          lineContext.lineWidth = 1.5;
          lineContext.beginPath();
          let isDown = false;
          film.frames.forEach((row, index) => {
            if (row[PROGRESS] === null) { isDown = false; return; }
            const x = lineX(index > 0 ? film.frames[index - 1][END] : 0);
            const y = TOP + height * (1 - Math.min(Math.max(row[PROGRESS], -0.1), 1.1));
            if (isDown) lineContext.lineTo(x, y); else lineContext.moveTo(x, y);
            isDown = true;
          });
          lineContext.stroke();
        };
        const drawReleases = (film, ink) => {
          lineContext.setLineDash([5, 3]);
          film.frames.forEach((row, index) => {
            if (!row[RELEASE]) return;
            const x = lineX(index > 0 ? film.frames[index - 1][END] : 0);
            lineContext.strokeStyle = lineContext.fillStyle = ink;
            lineContext.beginPath();
            lineContext.moveTo(x, TOP);
            lineContext.lineTo(x, line.clientHeight - BOTTOM);
            lineContext.stroke();
            lineContext.textAlign = x > line.clientWidth / 2 ? 'right' : 'left';
            lineContext.fillText(row[RELEASE], x + (x > line.clientWidth / 2 ? -4 : 4), TOP + 10);
          });
          lineContext.setLineDash([]);
        };
        const drawLine = () => {
          const ratio = window.devicePixelRatio || 1, width = line.clientWidth, height = line.clientHeight;
          if (line.width !== Math.round(width * ratio)) line.width = Math.round(width * ratio);
          if (line.height !== Math.round(height * ratio)) line.height = Math.round(height * ratio);
          lineContext.setTransform(ratio, 0, 0, ratio, 0, 0);
          lineContext.clearRect(0, 0, width, height);
          lineContext.font = '11px system-ui,sans-serif';
          const style = getComputedStyle(document.documentElement);
          const color = name => style.getPropertyValue('--film-' + name).trim();
          lineContext.strokeStyle = color('line');
          lineContext.lineWidth = 1;
          lineContext.strokeRect(LEFT, TOP, width - LEFT - RIGHT, height - TOP - BOTTOM);
          const inks = [color('first'), color('second')];
          films.forEach(film => drawFrameTimes(film, color));
          films.forEach((film, index) => drawProgress(film, inks[index]));
          films.forEach((film, index) => drawReleases(film, inks[index]));
          lineContext.fillStyle = color('dim');
          for (let tick = 0, step = niceStep(); tick <= length + 1e-9; tick += step) {
            lineContext.textAlign = tick === 0 ? 'left' : tick > length * 0.97 ? 'right' : 'center';
            lineContext.fillText(`${Number(tick.toFixed(3))} s`, lineX(tick), height - 6);
          }
          const x = lineX(position);
          lineContext.fillStyle = color('ink');
          lineContext.fillRect(x - 1, 6, 2, height - 6 - BOTTOM);
          lineContext.beginPath();
          lineContext.arc(x, 8, 6, 0, 2 * Math.PI);
          lineContext.fill();
        };
        const niceStep = () => [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60].find(step => length / step <= 10) ?? length / 10;

        let isLineOld = false;
        const redraw = () => {
          if (!isLineOld) requestAnimationFrame(() => {
            isLineOld = false;
            drawLine();
          });
          isLineOld = true;
        };
        // Puts the playhead at `time`, and shows the frames there; a film that is over shows its last one.
        const seek = time => {
          position = Math.min(Math.max(time, 0), length);
          for (const film of films) film.show(film.frameAt(position));
          const text = `${position.toFixed(3)} of ${length.toFixed(3)} s`;
          find('position').textContent = text;
          line.setAttribute('aria-valuemax', length.toFixed(3));
          line.setAttribute('aria-valuenow', position.toFixed(3));
          line.setAttribute('aria-valuetext',
            [text, ...films.map(film => `frame ${film.frameAt(position) + 1} of ${film.frames.length}`)].join(', '));
          redraw();
        };
        // The start of the frame that is `steps` frames on, in the film of which the most show.
        const step = steps => {
          const film = films.reduce((longest, each) => each.length > longest.length ? each : longest);
          const frame = Math.min(Math.max(film.frameAt(position) + steps, 0), film.frames.length - 1);
          setPlaying(false);
          seek(frame > 0 ? film.frames[frame - 1][END] : 0);
        };
        const setPlaying = plays => {
          if (plays === isPlaying) return;
          isPlaying = plays;
          find('play').textContent = plays ? 'Pause' : 'Play';
          if (!plays) return decodeAhead();
          if (position >= length) position = 0;
          lastTime = performance.now();
          requestAnimationFrame(advance);
        };
        const advance = now => {
          if (!isPlaying) return;
          let next = position + Math.max(0, now - lastTime) / 1000 * speed();
          lastTime = now;
          if (next >= length) {
            if (find('loop').checked) next = length > 0 ? next % length : 0;
            else {
              seek(length);
              return setPlaying(false);
            }
          }
          seek(next);
          decodeAhead();
          requestAnimationFrame(advance);
        };

        """#
}
