import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { networkPrinter } from '../../../src/integrations/printer';
import { isStatus, STATUS_QUESTION } from '../../../src/integrations/printer/status';

vi.hoisted(() => void (process.env.PRINTER_NETWORKS = '127.0.0.0/8'));

const TICKET = Uint8Array.from(Buffer.from('Pão de queijo'));
const READY = 0x12;

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A printer that answers how it is with so many bytes at once, and does the rest when it has the ticket. */
async function printerThat(answersAtOnce: number, withTicket: (socket: Socket) => void) {
  const server = createServer((socket) => {
    let heard = 0;
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const before = heard;
      heard += data.length;
      if (before < STATUS_QUESTION.length && heard >= STATUS_QUESTION.length && answersAtOnce > 0)
        socket.write(Buffer.alloc(answersAtOnce, READY));
      if (heard >= STATUS_QUESTION.length + TICKET.length + 3) withTicket(socket);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  close = () => void server.close();
  const { port } = server.address() as AddressInfo;
  return { host: '127.0.0.1', port };
}

describe('a printer that says late how it was before the ticket', () => {
  it('has not said by that that the ticket is on paper', async () => {
    const address = await printerThat(1, (socket) => socket.end(Buffer.of(READY, READY)));
    expect(await networkPrinter.print(address, TICKET)).toEqual({
      ok: false,
      problem: 'BROKE_OFF',
      sent: true,
    });
  });

  it('is believed once it answers behind the ticket', async () => {
    const address = await printerThat(1, (socket) => socket.end(Buffer.of(READY, READY, 0)));
    expect(await networkPrinter.print(address, TICKET)).toEqual({ ok: true });
  });

  it('is believed at its first answer where it had said all', async () => {
    const address = await printerThat(3, (socket) => socket.end(Buffer.of(READY)));
    expect(await networkPrinter.print(address, TICKET)).toEqual({ ok: true });
  });
});

describe('a printer that is asked how it is', () => {
  it('takes no paper, and says what keeps it from printing', async () => {
    const tickets = vi.fn();
    expect(await networkPrinter.ask(await printerThat(3, tickets))).toBeNull();
    expect(await networkPrinter.ask(await printerThat(0, tickets))).toBeNull();
    const gone = await printerThat(3, tickets);
    close?.();
    expect(await networkPrinter.ask(gone)).toBe('UNREACHABLE');
    expect(await networkPrinter.ask({ host: '192.0.2.1', port: 9100 })).toBe('ADDRESS_REFUSED');
    expect(tickets).not.toHaveBeenCalled();
  });
});

describe('an answer of a printer', () => {
  it.each([0x12, 0x16, 0x1a, 0x32, 0x72])('of how it is, %i, is told', (answer) => {
    expect(isStatus(answer)).toBe(true);
  });
  it.each([0x00, 0x03, 0x0c, 0x0f])('of its paper in its turn, %i, is told', (answer) => {
    expect(isStatus(answer)).toBe(false);
  });
});
