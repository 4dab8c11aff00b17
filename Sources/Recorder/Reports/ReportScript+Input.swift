extension ReportScript {
    /// Zooms, moves and selects by mouse, wheel and keys, and shows the frame under the pointer.
    static let input = #"""
        const draw = () => {
          pending = false;
          width = canvas.clientWidth;
          if (width === 0) return;
          const ratio = window.devicePixelRatio || 1;
          canvas.width = Math.round(width * ratio);
          canvas.height = Math.round(height * ratio);
          canvas.style.height = height + 'px';
          context.setTransform(ratio, 0, 0, ratio, 0, 0);
          context.font = '11px system-ui,sans-serif';
          const style = getComputedStyle(document.documentElement);
          const color = name => style.getPropertyValue('--' + name).trim();
          bars = barsInView();
          const top = highest();
          context.save();
          context.beginPath();
          context.rect(LEFT, 0, width - LEFT - RIGHT, axisTop);
          context.clip();
          drawBars(color, top);
          if (hasProgress) drawCurves(color);
          context.restore();
          drawScales(color, top);
          drawAxis(color);
          drawReleases(color);
          drawPictures(color);
          if (selection) {
            const left = Math.max(LEFT, X(selection.from)), right = Math.min(width - RIGHT, X(selection.to));
            context.fillStyle = color('progress') + '38';
            context.fillRect(left, TOP, Math.max(1, right - left), axisTop - TOP);
          }
          if (hovered >= 0) line(color('ink'), [], X(end[hovered]), TOP, X(end[hovered]), axisTop);
        };
        const redraw = () => {
          if (!pending) requestAnimationFrame(draw);
          pending = true;
        };
        const changed = () => {
          canvas.dataset.view = `${view.from.toFixed(6)} ${view.to.toFixed(6)}`;
          canvas.dataset.selection = selection ? `${selection.from.toFixed(6)} ${selection.to.toFixed(6)}` : '';
          showFigures();
          redraw();
        };
        const show = (from, to) => {
          const span = Math.min(Math.max(to - from, 0.002), full.to - full.from);
          const begin = Math.min(Math.max((from + to - span) / 2, full.from), full.to - span);
          view = { from: begin, to: begin + span };
          changed();
        };
        const move = seconds => show(view.from + seconds, view.to + seconds);
        const zoom = (factor, time) => show(time - (time - view.from) * factor, time + (view.to - time) * factor);
        const select = (from, to) => {
          const clamped = [from, to].map(time => Math.min(Math.max(time, full.from), full.to));
          selection = { from: Math.min(...clamped), to: Math.max(...clamped) };
          changed();
        };
        const reset = () => {
          selection = null;
          anchor = null;
          show(full.from, full.to);
        };
        const zoomIntoSelection = () => {
          if (!selection) return reset();
          const { from, to } = selection;
          selection = null;
          show(from, to);
        };

        const nearestPicture = i => pictures.reduce((best, picture) =>
          !best || Math.abs(picture.frame - frame[i]) < Math.abs(best.frame - frame[i]) ? picture : best, null);
        const describe = i => {
          const lines = [`frame ${frame[i]} at ${end[i].toFixed(3)} s, ${data.phases[phase[i]]}`,
            `${total[i].toFixed(3)} ms wall, ${cpu[i].toFixed(3)} ms CPU`];
          if (kind[i] === LATE) lines.push(`hitch: ${missed[i]} refreshes missed, by ${data.stages[cause[i]]}`);
          if (kind[i] === APART) lines.push('not measured: no frame before it tells its time');
          stages.forEach((values, stage) => {
            if (values[i] > 0) lines.push(`${data.stages[stage]} ${values[i].toFixed(3)} ms wall`);
          });
          if (!Number.isNaN(progress[i])) lines.push(`progress ${progress[i].toFixed(3)}`);
          return lines;
        };
        const tip = element('tip'), tipText = tip.firstElementChild, tipImage = tip.lastElementChild;
        const hover = (x, y) => {
          const bar = bars.find(bar => x >= bar.x && x <= bar.x + Math.max(bar.w, 1) + 1);
          hovered = x < LEFT || x > width - RIGHT || y > axisTop || !bar ? -1 : bar.i;
          tip.hidden = hovered < 0;
          redraw();
          if (hovered < 0) return;
          const lines = describe(hovered), picture = nearestPicture(hovered);
          tipImage.hidden = !picture;
          if (picture) {
            tipImage.src = picture.image.src;
            lines.push(picture.frame === frame[hovered] ? 'its picture' : `picture of frame ${picture.frame}`);
          }
          tipText.textContent = lines.join('\n');
          const isRight = x > width / 2;
          tip.style.left = isRight ? '' : `${x + 14}px`;
          tip.style.right = isRight ? `${width - x + 14}px` : '';
          tip.style.top = `${canvas.offsetTop + Math.min(y, 40)}px`;
        };

        let drag = null, anchor = null;
        const position = event => {
          const box = canvas.getBoundingClientRect();
          return [event.clientX - box.left, event.clientY - box.top];
        };
        canvas.addEventListener('pointerdown', event => {
          if (event.button > 1) return;
          const [x] = position(event);
          drag = { x, time: timeAt(x), moves: event.shiftKey || event.button === 1, isFar: false };
          if (event.isTrusted) canvas.setPointerCapture(event.pointerId);
        });
        canvas.addEventListener('pointermove', event => {
          const [x, y] = position(event);
          if (!drag) return hover(x, y);
          drag.isFar ||= Math.abs(x - drag.x) > 3;
          if (!drag.isFar) return;
          hover(-1, y);
          if (drag.moves) move(drag.time - timeAt(x)); else select(drag.time, timeAt(x));
        });
        canvas.addEventListener('pointerup', () => {
          if (drag && !drag.isFar && !drag.moves) hover(drag.x, TOP);
          drag = null;
          anchor = null;
        });
        canvas.addEventListener('pointercancel', () => { drag = null; });
        canvas.addEventListener('pointerleave', () => hover(-1, 0));
        canvas.addEventListener('dblclick', zoomIntoSelection);
        canvas.addEventListener('wheel', event => {
          if (document.activeElement !== canvas && !event.ctrlKey) return;
          event.preventDefault();
          const [x] = position(event), pixels = event.deltaMode === 1 ? 16 : 1;
          if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) move(timeAt(event.deltaX * pixels) - timeAt(0));
          else zoom(Math.exp(event.deltaY * pixels * 0.002), timeAt(x));
        }, { passive: false });

        // The end of the selection that keys move; the other end stays.
        const extend = direction => {
          const middle = (view.from + view.to) / 2;
          anchor ??= selection ? { fixed: selection.from, head: selection.to } : { fixed: middle, head: middle };
          const shortest = end[Math.min(count - 1, frameAt(anchor.head))] - anchor.head;
          anchor.head += direction * Math.max((view.to - view.from) / 50, shortest > 0 ? shortest / 2 : 0);
          anchor.head = Math.min(Math.max(anchor.head, view.from), view.to);
          select(anchor.fixed, anchor.head);
        };
        const setWaiting = shows => {
          showsWaiting = shows;
          element('waiting').checked = shows;
          redraw();
        };
        const keys = {
          ArrowLeft: event => event.shiftKey ? extend(-1) : move((view.from - view.to) / 10),
          ArrowRight: event => event.shiftKey ? extend(1) : move((view.to - view.from) / 10),
          '+': () => zoom(0.8, (view.from + view.to) / 2),
          '=': () => zoom(0.8, (view.from + view.to) / 2),
          '-': () => zoom(1.25, (view.from + view.to) / 2),
          Home: () => move(full.from - view.from),
          End: () => move(full.to - view.to),
          Enter: zoomIntoSelection,
          Escape: reset,
          w: () => setWaiting(!showsWaiting),
        };
        canvas.addEventListener('keydown', event => {
          if (event.ctrlKey || event.altKey || event.metaKey || !Object.hasOwn(keys, event.key)) return;
          event.preventDefault();
          keys[event.key](event);
        });
        element('waiting').addEventListener('change', event => setWaiting(event.target.checked));
        matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
        canvas.setAttribute('aria-label', `Frame times of ${data.scenario} by stage; its figures are below`);
        document.body.classList.add('live');
        new ResizeObserver(redraw).observe(canvas);
        changed();
        draw();
        """#
}
