import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { simpleParser, type AddressObject, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { folderMailer } from '../../../src/integrations/mail/folder';
import { renderEmail } from '../../../src/integrations/mail/templates/render-email';
import { smtpMailer } from '../../../src/integrations/mail/smtp';

const FROM = 'Comanda <no-reply@comanda.example>';
const LETTER = renderEmail('confirmation-code', 'pt-BR', {
  name: 'Inês "Açaí" Peçanha',
  business: 'Cantina & Cia.',
  code: '047115',
  url: 'https://comanda.example/validate-code?purpose=SIGNUP&email=ines%40cantina.example#t0ken',
});
const MAIL = { id: 'job1', to: 'ines@cantina.example', ...LETTER };

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface MailServer {
  port: number;
  /** What it was told in the envelope, and the mail as a reader gets it. */
  received: { from: string; to: string[]; user: unknown; mail: ParsedMail }[];
}

async function mailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: MailServer['received'] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      simpleParser(stream)
        .then((mail) =>
          received.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            user: session.user as unknown,
            mail,
          }),
        )
        .then(() => done(), done);
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  return { port: (server.server.address() as AddressInfo).port, received };
}

function expectLetter(mail: ParsedMail): void {
  expect(mail.subject).toBe(LETTER.subject);
  expect(mail.from?.text).toBe('"Comanda" <no-reply@comanda.example>');
  expect((mail.to as AddressObject).text).toBe('ines@cantina.example');
  expect(mail.messageId).toBe('<job1@comanda>');
  expect(mail.text?.trim()).toBe(LETTER.text.trim());
  expect(mail.html).toBe(LETTER.html);
  expect(mail.headers.get('content-type')).toMatchObject({ value: 'multipart/alternative' });
}

describe('a mail server', () => {
  it('gets the letter whole: envelope, text, HTML, every letter of every alphabet', async () => {
    const { port, received } = await mailServer();
    await smtpMailer(`smtp://127.0.0.1:${port}`, FROM).send(MAIL);
    expect(received).toHaveLength(1);
    const [{ from, to, mail }] = received as [MailServer['received'][0]];
    expect([from, to]).toEqual(['no-reply@comanda.example', ['ines@cantina.example']]);
    expectLetter(mail);
  });

  it('is signed in to when the address says how', async () => {
    const { port, received } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        if (username === 'comanda@mail' && password === 'p@ss/word') done(null, { user: username });
        else done(new Error('Nobody of that name'));
      },
    });
    const url = (password: string) =>
      `smtp://comanda%40mail:${encodeURIComponent(password)}@127.0.0.1:${port}`;
    await smtpMailer(url('p@ss/word'), FROM).send(MAIL);
    expect(received.map(({ user }) => user)).toEqual(['comanda@mail']);
    await expect(smtpMailer(url('wrong'), FROM).send(MAIL)).rejects.toThrow('Nobody of that name');
    expect(received).toHaveLength(1);
  });

  it('that takes the mail only later makes the sending fail, and takes it when tried again', async () => {
    let refusals = 2;
    const { port, received } = await mailServer({
      onRcptTo(_address, _session, done) {
        if ((refusals -= 1) < 0) return done();
        done(Object.assign(new Error('Greylisted, come back'), { responseCode: 451 }));
      },
    });
    const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, FROM);
    await expect(mailer.send(MAIL)).rejects.toThrow('Greylisted');
    await expect(mailer.send(MAIL)).rejects.toThrow('Greylisted');
    await mailer.send(MAIL);
    expectLetter(received[0]!.mail);
  });

  it('that is not there makes the sending fail', async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => probe.once('listening', resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    await expect(smtpMailer(`smtp://127.0.0.1:${port}`, FROM).send(MAIL)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('the outbox folder', () => {
  it('has the same letter as a file, whose address is told, and once however often it is sent', async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'comanda-mail-'));
    closing.push(() => Promise.resolve(rmSync(home, { recursive: true })));
    const written: string[] = [];
    const mailer = folderMailer(path.join(home, 'outbox'), FROM, (file) => written.push(file));
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    const file = path.join(home, 'outbox', 'job1.eml');
    expect(written).toEqual([file, file]);
    expect(readdirSync(path.join(home, 'outbox'))).toEqual(['job1.eml']);
    expectLetter(await simpleParser(readFileSync(file)));
  });
});
