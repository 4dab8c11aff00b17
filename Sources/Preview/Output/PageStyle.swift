/// The style of the pages of reports.
enum PageStyle {
    static let text = """
        :root{--ink:#1c1c1e;--dim:#6e6e73;--line:#d8d8dc;--page:#fff;--failed:#b3261e;--passed:#1b7f3b;color-scheme:light dark}
        @media screen and (prefers-color-scheme:dark){:root{--ink:#f2f2f7;--dim:#a1a1a8;--line:#3a3a3c;--page:#161618;\
        --failed:#ff7a70;--passed:#5fd38a}}
        body{font:14px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--page);margin:2em auto;padding:0 1.5em;\
        max-width:1100px}
        h1{font-size:24px;margin:0}h2,h3{font-size:16px;margin:2em 0 .5em;overflow-wrap:anywhere}
        h2 em,h3 em{font-style:normal;color:var(--failed)}.about,figcaption{color:var(--dim);margin:.3em 0}
        figure{margin:0}img{max-width:100%;border:1px solid var(--line)}ul{padding-left:1.2em;margin:.5em 0}
        table{border-collapse:collapse;margin:.5em 0}
        th,td{padding:.2em .8em .2em 0;border-bottom:1px solid var(--line);text-align:left;font-weight:400}\
        th{color:var(--dim)}
        .failed{color:var(--failed)}.passed{color:var(--passed)}
        """
}
