/// `frames.csv`, a log as MangoHud writes it: mangoplot and flightlessmango.com open it.
///
/// Three lines of head, then a row for each frame that has one before it. `frametime` is in milliseconds, `elapsed` in
/// nanoseconds since the run began; what is not measured here is 0, as in MangoHud's own logs.
package struct MangoHudLog: RunReport {
    package static let fileName = "frames.csv"

    private static let columns =
        "fps,frametime,cpu_load,cpu_power,gpu_load,cpu_temp,gpu_temp,gpu_core_clock,gpu_mem_clock,gpu_vram_used,"
        + "gpu_power,ram_used,swap_used,process_rss,cpu_mhz,elapsed"

    private let run: RecordedRun

    package init(_ run: RecordedRun) { self.run = run }

    package func write(to output: inout some TextOutputStream) {
        let environment = run.conditions.environment
        let system = [
            environment.operatingSystem, environment.cpuModel, environment.renderer, nil, environment.kernel,
            environment.videoDriver, nil,
        ]
        output.write("os,cpu,gpu,ram,kernel,driver,cpuscheduler\n")
        output.write(system.map { ($0 ?? "").csvField }.joined(separator: ",") + "\n")
        output.write(Self.columns + "\n")
        for interval in FrameInterval.all(in: run.frames) {
            let milliseconds = interval.duration.milliseconds
            let rate = milliseconds > 0 ? 1_000 / milliseconds : 0
            let elapsed = interval.frame.stamps.presentEnd &- run.conditions.start
            output.write("\(rate.decimal(3)),\(milliseconds.decimal(6)),0,0,0,0,0,0,0,0,0,0,0,0,0,\(elapsed)\n")
        }
    }
}
