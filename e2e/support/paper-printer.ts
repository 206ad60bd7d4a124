import { createServer, type AddressInfo, type Socket } from 'node:net';

const STATUS_QUESTION = 9;
const READY = Buffer.from([0x12, 0x12, 0x12]);

/** A printer of the network that answers as printers do, and keeps what comes out of it. */
export async function paperPrinter() {
  const tickets: string[] = [];
  const server = createServer((socket) => serve(socket, tickets));
  const on = (port: number) => new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  await on(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    tickets,
    on: () => on(port),
    off: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

function serve(socket: Socket, tickets: string[]): void {
  let heard = Buffer.alloc(0);
  let greeted = false;
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    heard = Buffer.concat([heard, data]);
    if (!greeted && heard.length >= STATUS_QUESTION) {
      greeted = true;
      heard = heard.subarray(STATUS_QUESTION);
      socket.write(READY);
    }
    if (heard.at(-3) !== 0x1d || heard.at(-2) !== 0x72) return;
    tickets.push(heard.toString('latin1'));
    heard = Buffer.alloc(0);
    socket.write(READY.subarray(0, 1));
  });
}
