import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

// A customer of one business who asks for its store and for a quote without pause, in a thread of their own. The message
// 'restart' begins a new measurement; 'read' answers the longest and the number of the requests since.

const { base, store, quote } = workerData;
const agent = new Agent({ keepAlive: true });
const TARGETS = [
  { path: `/api/store/${store}`, method: 'GET' },
  { path: `/api/store/${store}/quote`, method: 'POST', body: JSON.stringify(quote) },
];

const ask = ({ path, method, body }) =>
  new Promise((resolve, reject) => {
    const headers = body ? { 'content-type': 'application/json' } : {};
    const sent = request(base + path, { agent, method, headers }, (response) => {
      response
        .resume()
        .on('end', () =>
          response.statusCode === 200
            ? resolve()
            : reject(new Error(`${path} answered ${response.statusCode}`)),
        );
    });
    sent.on('error', reject).end(body);
  });

let [longest, n, began] = [0, 0, 0];
let restarted = false;
parentPort.on('message', (message) => {
  if (message === 'restart') {
    [longest, n, restarted] = [0, 0, true];
    parentPort.postMessage(null);
    return;
  }
  // The request on its way counts as well: it may be the one that waits longest.
  parentPort.postMessage({ longest: Math.max(longest, performance.now() - began), n });
});

for (let turn = 0; ; turn += 1) {
  began = performance.now();
  restarted = false;
  await ask(TARGETS[turn % TARGETS.length]);
  if (!restarted) longest = Math.max(longest, performance.now() - began);
  n += 1;
}
