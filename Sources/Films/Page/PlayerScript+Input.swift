extension PlayerScript {
    /// Answers mouse, touch and keys, and shows the first picture.
    static let input = #"""
        let isDragging = false;
        const drag = event => {
          if (event.type === 'pointerdown') {
            if (event.button > 0) return;
            isDragging = true;
            setPlaying(false);
            line.focus();
            if (event.isTrusted) line.setPointerCapture(event.pointerId);
          }
          if (isDragging) seek(timeAt(event.clientX - line.getBoundingClientRect().left));
        };
        line.addEventListener('pointerdown', drag);
        line.addEventListener('pointermove', drag);
        for (const name of ['pointerup', 'pointercancel']) line.addEventListener(name, () => {
          isDragging = false;
          decodeAhead();
        });
        find('play').addEventListener('click', () => setPlaying(!isPlaying));
        for (const film of films) film.screen.addEventListener('click', () => setPlaying(!isPlaying));
        find('fingers').addEventListener('change', () => seek(position));

        const changeSpeed = by => {
          const select = find('speed');
          select.selectedIndex = Math.min(Math.max(select.selectedIndex + by, 0), select.options.length - 1);
        };
        const toggle = name => {
          find(name).checked = !find(name).checked;
          seek(position);
        };
        const keys = {
          ' ': () => setPlaying(!isPlaying),
          ArrowLeft: event => step(event.shiftKey ? -10 : -1),
          ArrowRight: event => step(event.shiftKey ? 10 : 1),
          Home: () => { setPlaying(false); seek(0); },
          End: () => { setPlaying(false); seek(length); },
          '[': () => changeSpeed(-1),
          ']': () => changeSpeed(1),
          l: () => toggle('loop'),
          f: () => toggle('fingers'),
        };
        addEventListener('keydown', event => {
          if (event.ctrlKey || event.altKey || event.metaKey || !Object.hasOwn(keys, event.key)) return;
          // A control has its own keys; elsewhere on a page those of the player are for the one that has the focus.
          const target = event.target;
          if (target.matches('select, input, textarea, button') && !(target === find('play') && event.key !== ' ')) return;
          if (!('alone' in root.dataset) && !root.contains(target)) return;
          event.preventDefault();
          keys[event.key](event);
        });
        if (films.some(film => film.frames.some(row => row[MILLISECONDS] !== null))) {
          find('keys').append(' Bars are the times of the recorded frames; late ones are red.');
        }
        matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
        new ResizeObserver(redraw).observe(line);
        seek(0);
        Promise.all(films.map(film => film.pictures[0].promise)).then(decodeAhead);

        """#
}
