import { createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * How a printer behaves: prints and answers, prints and says nothing, has no paper, breaks off in the middle, or takes a
 * ticket and neither prints it nor says so until it breaks off.
 */
type Manner = 'ANSWERS' | 'SAYS_NOTHING' | 'PAPER_OUT' | 'BREAKS_OFF' | 'HOLDS';

const DLE = 0x10;
const GS = 0x1d;
const PULSE = Buffer.of(0x1b, 0x70);
const STATUS = 9;
const READY = [0x12, 0x12, 0x12];
const NO_PAPER = [0x1a, 0x32, 0x72];
const ANSWERING: readonly Manner[] = ['ANSWERS', 'BREAKS_OFF', 'HOLDS'];

/** A printer of the network: keeps what came out, ticket by ticket, as the letters of its code page. */
export async function paperPrinter(manner: Manner = 'ANSWERS') {
  const state = { manner, tickets: [] as string[], drawers: [] as boolean[], held: [] as Socket[] };
  const server = createServer((socket) => serve(socket, state));
  const listen = (port: number) =>
    new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    host: '127.0.0.1',
    port,
    /** What came out so far. */
    tickets: state.tickets,
    /** Whether each of them opened the drawer. */
    drawers: state.drawers,
    behave: (next: Manner) => void (state.manner = next),
    /** How many tickets it holds, and how it breaks off with all of them. */
    holding: () => state.held.length,
    breakOff: () => state.held.splice(0).forEach((socket) => socket.destroy()),
    off: () => new Promise<void>((resolve) => void server.close(() => resolve())),
    on: () => listen(port),
  };
}

interface Printed {
  manner: Manner;
  tickets: string[];
  drawers: boolean[];
  held: Socket[];
}

function serve(socket: Socket, state: Printed): void {
  const comesOut = (bytes: Buffer) => {
    state.tickets.push(lettersOf(bytes));
    state.drawers.push(bytes.includes(PULSE));
  };
  let heard = Buffer.alloc(0);
  let greeted = false;
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    heard = Buffer.concat([heard, data]);
    if (!greeted && heard.length >= STATUS && heard[0] === DLE) {
      greeted = true;
      heard = heard.subarray(STATUS);
      if (state.manner === 'PAPER_OUT') socket.write(Buffer.from(NO_PAPER));
      if (ANSWERING.includes(state.manner)) socket.write(Buffer.from(READY));
    }
    if (greeted && heard.length > 0 && state.manner === 'BREAKS_OFF') return void socket.destroy();
    const asked = heard.length >= 3 && heard.at(-3) === GS && heard.at(-2) === 0x72;
    if (!greeted || !asked) return;
    if (state.manner === 'HOLDS') return void state.held.push(socket);
    comesOut(heard.subarray(0, -3));
    heard = Buffer.alloc(0);
    socket.write(Buffer.from([0x00]));
  });
  socket.on('end', () => {
    if (heard.length > 0 && state.manner === 'SAYS_NOTHING') comesOut(heard);
    socket.end();
  });
}

/** The letters of code page 858 that the tests use, and nothing of the commands between them. */
const LETTERS: Readonly<Record<number, string>> = { 0xc6: 'ã', 0x87: 'ç', 0x82: 'é', 0xa0: 'á', 0xc7: 'Ã' };
const lettersOf = (bytes: Buffer) =>
  [...bytes]
    .map((byte) =>
      (byte >= 0x20 && byte < 0x7f) || byte === 0x0a ? String.fromCharCode(byte) : (LETTERS[byte] ?? ''),
    )
    .join('');
