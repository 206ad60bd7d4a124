import { coverageOf, type CoveredZone } from './coverage';

/** Hundreds of zones take a second or two, in which the map is still to be moved. */
self.addEventListener('message', ({ data }: MessageEvent<CoveredZone[]>) => {
  self.postMessage(coverageOf(data));
});
