// Preloaded into a server that is measured: on SIGUSR2 it writes how long its event loop was blocked at most, in
// milliseconds, into the file of BENCH_LOOP_DELAY_FILE and begins anew.
const { writeFileSync } = require('node:fs');
const { monitorEventLoopDelay } = require('node:perf_hooks');

const RESOLUTION_MS = 1;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();
process.on('SIGUSR2', () => {
  writeFileSync(process.env.BENCH_LOOP_DELAY_FILE, String(delay.max / 1e6));
  delay.reset();
});
