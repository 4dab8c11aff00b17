/// The style of a page's player, on a screen that is light or dark.
package enum PlayerStyle {
    /// The style of a page that holds nothing else.
    static let page = """
        body{font:14px/1.45 system-ui,sans-serif;color:var(--film-ink);background:var(--film-page);margin:0 auto;\
        padding:1em;max-width:1100px}h1{font-size:20px;margin:0 0 .5em}
        """

    /// The style of the player's elements.
    package static let player = """
        :root{--film-ink:#1c1c1e;--film-dim:#6e6e73;--film-line:#d8d8dc;--film-page:#fff;--film-late:#e0352b;\
        --film-first:#2f7de1;--film-second:#d0700c;--film-bar:#c9ccd4;color-scheme:light dark}
        @media (prefers-color-scheme:dark){:root{--film-ink:#f2f2f7;--film-dim:#a1a1a8;--film-line:#3a3a3c;\
        --film-page:#161618;--film-first:#6aa9ff;--film-second:#ffa94d;--film-bar:#4a4c54}}
        .film{display:flex;flex-direction:column;gap:.6em}
        .film-screens{display:flex;gap:1.5em;justify-content:center;flex-wrap:wrap}
        .film figure{margin:0;text-align:center}
        .film-screen{position:relative;display:inline-block;line-height:0;border:1px solid var(--film-line);\
        overflow:hidden;cursor:pointer}
        .film-screen canvas{display:block;height:min(68vh,844px);width:auto;max-width:94vw;cursor:pointer}
        .film-touch{position:absolute;width:36px;height:36px;margin:-19px;border-radius:50%;background:#8888;\
        border:1px solid #fffc;pointer-events:none}
        .film figcaption{color:var(--film-dim);font-variant-numeric:tabular-nums;min-height:2.9em;max-width:30em}
        .film figcaption b{color:var(--film-ink);font-weight:600}
        .film-first b{color:var(--film-first)}.film-second b{color:var(--film-second)}
        .film-time{display:block;width:100%;height:110px;touch-action:none;cursor:ew-resize}
        .film-time:focus-visible,.film button:focus-visible{outline:2px solid var(--film-first);outline-offset:2px}
        .film-controls{display:flex;gap:1em;align-items:center;flex-wrap:wrap}
        .film button,.film select{font:inherit;color:inherit;background:none;border:1px solid var(--film-line);\
        border-radius:6px;padding:.35em .9em;min-width:5.5em}
        .film output{font-variant-numeric:tabular-nums}.film-keys{color:var(--film-dim);margin:0}
        .film kbd{font:inherit;border:1px solid var(--film-line);border-radius:3px;padding:0 .3em}
        """
}
