/// The style of a run's page, on a screen that is light or dark, and on paper.
enum ReportStyle {
    /// The colours of the stages alternate between dark and light: neighbours differ on grey paper too.
    static let text = """
        :root{--ink:#1c1c1e;--dim:#6e6e73;--line:#d8d8dc;--page:#fff;--late:#e0352b;--apart:#b4b4ba;--due:#8e8e93;\
        --release:#c2185b;--progress:#2f7de1;--velocity:#e58a00;--stage0:#0b3c6f;--stage1:#efb04a;--stage2:#7a2e8e;\
        --stage3:#7fd0c7;--stage4:#9c4a1a;--stage5:#5aa0f2;--stage6:#4a4a4f;--stage7:#f2b8cc;--stage8:#dcdee4;\
        color-scheme:light dark}
        @media screen and (prefers-color-scheme:dark){:root{--ink:#f2f2f7;--dim:#a1a1a8;--line:#3a3a3c;--page:#161618;\
        --apart:#6a6a70;--release:#ff6f9f;--stage0:#2d6db3;--stage2:#a04fb8;--stage4:#b8622c;--stage6:#707078;\
        --stage8:#333338}}
        @media print{:root{--ink:#000;--dim:#333;--line:#bbb;--due:#333;color-scheme:light}body{font-size:11px}}
        body{font:14px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--page);margin:2em auto;padding:0 1.5em;\
        max-width:1100px;print-color-adjust:exact;-webkit-print-color-adjust:exact}
        h1{font-size:24px;margin:0}h2{font-size:16px;margin:2em 0 .5em}.about,.key{color:var(--dim);margin:.3em 0}
        table{border-collapse:collapse;font-variant-numeric:tabular-nums;margin:.5em 0}
        th,td{padding:.2em .8em;border-bottom:1px solid var(--line);text-align:right}
        th{font-weight:500}tr>th:first-child,.words{text-align:left}td,tr>th:first-child{white-space:nowrap}\
        td.words{white-space:normal}.words{color:var(--dim)}th.words{width:100%}
        .explained td{white-space:normal}\
        th small{display:block;max-width:30em;white-space:normal;font-size:12px;font-weight:400;color:var(--dim)}
        svg{width:100%;height:auto;display:block}svg text{font-size:11px;fill:var(--dim)}img{max-width:100%}
        .late{fill:var(--late)}.apart{fill:var(--apart)}.axis{stroke:var(--line)}.tick{stroke:var(--ink)}
        .due{stroke:var(--due);stroke-dasharray:4 3;fill:none}line.release{stroke:var(--release);stroke-dasharray:6 3}
        svg text.release{fill:var(--ink);font-weight:600;paint-order:stroke;stroke:var(--page);stroke-width:3px}
        .progress{stroke:var(--progress);fill:none;stroke-width:1.5}
        .velocity{stroke:var(--velocity);fill:none;stroke-width:1.5;stroke-dasharray:5 2}
        i{display:inline-block;width:.8em;height:.8em;margin:0 .3em 0 1em;vertical-align:-.05em}
        i.late{background:var(--late)}i.apart{background:var(--apart)}i.due{background:var(--due)}\
        i.release{background:var(--release)}i.progress{background:var(--progress)}i.velocity{background:var(--velocity)}
        \(stages)
        #live{display:none;position:relative}.live #live{display:block}.live .written{display:none}
        canvas{display:block;width:100%;cursor:crosshair;touch-action:pan-y}canvas:focus-visible{outline:2px solid var(--progress)}
        kbd{font:inherit;border:1px solid var(--line);border-radius:3px;padding:0 .3em}label{margin-right:1em}
        #tip{position:absolute;pointer-events:none;z-index:1;white-space:pre;padding:.5em .7em;border:1px solid var(--line);\
        background:var(--page);border-radius:6px;box-shadow:0 2px 8px #0004;font-size:12px;display:flex;gap:.8em}\
        #tip[hidden]{display:none}#tip img{height:200px}
        .figures{display:flex;column-gap:3em;flex-wrap:wrap;align-items:flex-start}\
        .figures h3{font-size:14px;margin:1.2em 0 0;width:100%}.key span{white-space:nowrap}
        @media print{.live #live,.figures{display:none}svg text{font-size:16px}.live .written{display:block}h2{break-after:avoid}\
        svg,tr,.key{break-inside:avoid}table{font-size:10px}th,td{padding:.15em .5em}}
        """

    private static let stages = FrameStage.allCases.map { stage in
        "path.stage\(stage.rawValue){fill:var(--stage\(stage.rawValue))}"
            + "i.stage\(stage.rawValue){background:var(--stage\(stage.rawValue))}"
    }.joined(separator: "\n")
}
