import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes as long for each mail as the test wants. */
export interface SmtpDouble {
  url: string;
  /** The addresses of all mails it accepted, in that order. */
  accepted: readonly string[];
  /** The ids of the mails that are being sent and are not accepted yet, as the outbox knows them. */
  inFlight(): string[];
  /** Accepts what is in flight and everything that comes later. */
  acceptAll(): void;
  stop(): Promise<void>;
}

interface Waiting {
  jobId: string;
  accept: () => void;
}

export async function startSmtpDouble(): Promise<SmtpDouble> {
  const accepted: string[] = [];
  const waiting = new Map<string, Waiting>();
  let isSlow = true;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      const accept = () => {
        waiting.delete(session.id);
        accepted.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      };
      simpleParser(stream).then(({ messageId }) => {
        const jobId = messageId?.slice(1, -'@comanda>'.length) ?? '';
        if (isSlow) waiting.set(session.id, { jobId, accept });
        else accept();
      }, done);
    },
    // A sender that is gone has not been told that its mail is accepted.
    onClose: ({ id }) => void waiting.delete(id),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    accepted,
    inFlight: () => [...waiting.values()].map(({ jobId }) => jobId),
    acceptAll() {
      isSlow = false;
      for (const { accept } of [...waiting.values()]) accept();
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
