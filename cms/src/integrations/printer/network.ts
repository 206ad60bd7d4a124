import { connect, type Socket } from 'node:net';
import { isAllowed } from './allowed-address';
import { isStatus, problemOf, STATUS_ANSWERS, STATUS_QUESTION, STILL_THERE } from './status';
import type { PrinterPort, PrintOutcome } from './port';

const CONNECT_MS = 3_000;
/** A printer that answers at all answers at once. */
const STATUS_MS = 400;
/** Until the paper is out, with a long ticket and a slow head. */
const PAPER_MS = 15_000;

/**
 * A printer at TCP port 9100. It is asked how it is before the ticket, and whether it is done after it; one that answers
 * neither is believed once it has taken every byte.
 */
export const networkPrinter: PrinterPort = {
  async print(address, bytes) {
    if (!isAllowed(address)) return failed('ADDRESS_REFUSED', false);
    const socket = await open(address.host, address.port);
    if (!socket) return failed('UNREACHABLE', false);
    try {
      return await printOn(socket, bytes);
    } finally {
      socket.destroy();
    }
  },

  async ask(address) {
    if (!isAllowed(address)) return 'ADDRESS_REFUSED';
    const socket = await open(address.host, address.port);
    if (!socket) return 'UNREACHABLE';
    try {
      return (await greet(socket)).problem;
    } finally {
      socket.destroy();
    }
  },
};

const failed = (problem: (PrintOutcome & { ok: false })['problem'], sent: boolean): PrintOutcome => ({
  ok: false,
  problem,
  sent,
});

function open(host: string, port: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: CONNECT_MS });
    const give = (result: Socket | null) => {
      socket.removeAllListeners('timeout');
      if (result === null) socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => {
      socket.setTimeout(0);
      give(socket);
    });
    socket.once('timeout', () => give(null));
    // Stays: a socket that breaks later is noticed by its end.
    socket.on('error', () => give(null));
  });
}

/** Asks how a printer is and listens to whatever else it says; `problem` is what keeps it from printing. */
async function greet(socket: Socket) {
  const line = listen(socket);
  socket.write(STATUS_QUESTION);
  const status = await line.bytes(STATUS_ANSWERS, STATUS_MS);
  const problem = problemOf(status) ?? (line.ended() ? ('BROKE_OFF' as const) : null);
  return { line, status, problem };
}

async function printOn(socket: Socket, bytes: Uint8Array): Promise<PrintOutcome> {
  const { line, status, problem } = await greet(socket);
  if (problem) return failed(problem, false);

  const answers = status.length > 0;
  if (!(await written(socket, bytes))) return failed('BROKE_OFF', true);
  if (!answers) return (await closed(socket)) ? { ok: true } : failed('BROKE_OFF', true);
  // It comes in its turn, behind the ticket: who answers it has printed what stood before it.
  socket.write(STILL_THERE);
  if (await isDone(line, STATUS_ANSWERS - status.length)) return { ok: true };
  return failed(line.ended() ? 'BROKE_OFF' : 'SILENT', true);
}

/** Whether the printer answers behind the ticket; what it still has to say of how it was before it is no answer. */
async function isDone(line: ReturnType<typeof listen>, late: number): Promise<boolean> {
  const [answer] = await line.bytes(1, PAPER_MS);
  if (answer === undefined) return false;
  return late > 0 && isStatus(answer) ? isDone(line, late - 1) : true;
}

/** What the printer says, byte by byte. */
function listen(socket: Socket) {
  let heard: number[] = [];
  let over = false;
  let wake = () => {};
  socket.on('data', (data) => {
    heard.push(...data);
    wake();
  });
  socket.once('close', () => {
    over = true;
    wake();
  });
  return {
    ended: () => over,
    /** The next bytes, as many as come in time. */
    bytes: (count: number, ms: number) =>
      new Promise<number[]>((resolve) => {
        const give = () => {
          clearTimeout(timer);
          wake = () => {};
          const next = heard.slice(0, count);
          heard = heard.slice(count);
          resolve(next);
        };
        const timer = setTimeout(give, ms);
        wake = () => {
          if (heard.length >= count || over) give();
        };
        wake();
      }),
  };
}

function written(socket: Socket, bytes: Uint8Array): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), PAPER_MS);
    const give = (well: boolean) => {
      clearTimeout(late);
      resolve(well);
    };
    socket.once('close', () => give(false));
    socket.write(bytes, (error) => give(!error));
  });
}

/** Says that nothing more comes, and whether the other side took everything without breaking off. */
function closed(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    let broken = false;
    const late = setTimeout(() => resolve(true), STATUS_MS);
    socket.once('error', () => (broken = true));
    socket.once('close', (hadError) => {
      clearTimeout(late);
      resolve(!broken && !hadError);
    });
    socket.end();
  });
}
