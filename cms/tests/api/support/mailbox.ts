import { mkdirSync, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';

/** Where this run's own server keeps its data; while no mail server is set up, it writes its mails there. */
const ownDataFolder = () => process.env.DATA_DIR ?? '';

function filesTo(address: string, outbox: string): string[] {
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => path.join(outbox, name))
    .map((file) => ({ file, at: statSync(file).mtimeMs }))
    .filter(({ file }) => readFileSync(file, 'utf8').includes(`\r\nTo: ${address}\r\n`))
    .sort((a, b) => a.at - b.at)
    .map(({ file }) => file);
}

/** The mails to an address, oldest first, as soon as there are that many. */
export async function mailsTo(
  address: string,
  count = 1,
  dataFolder = ownDataFolder(),
): Promise<ParsedMail[]> {
  const outbox = path.join(dataFolder, 'outbox');
  mkdirSync(outbox, { recursive: true });
  const files = await new Promise<string[]>((resolve) => {
    const look = () => {
      const found = filesTo(address, outbox);
      if (found.length < count) return;
      watcher.close();
      resolve(found);
    };
    const watcher = watch(outbox, look);
    look();
  });
  return Promise.all(files.map((file) => simpleParser(readFileSync(file))));
}

/** The newest mail to an address, once there are `count`. */
export async function mailTo(address: string, count = 1, dataFolder = ownDataFolder()): Promise<ParsedMail> {
  const mail = (await mailsTo(address, count, dataFolder)).at(-1);
  if (!mail) throw new Error(`No mail to ${address}`);
  return mail;
}

/** The mail to an address that is about this, once it is there. */
export async function mailAbout(address: string, subject: string): Promise<ParsedMail> {
  for (let count = 1; ; count += 1) {
    const found = (await mailsTo(address, count)).find((mail) => mail.subject === subject);
    if (found) return found;
  }
}

/** The mail to an address with these words in it, once it is there. */
export async function mailSaying(address: string, words: string): Promise<ParsedMail> {
  for (let count = 1; ; count += 1) {
    const found = (await mailsTo(address, count)).find(({ text }) => text?.includes(words));
    if (found) return found;
  }
}

export function codeIn({ text }: ParsedMail): string {
  const code = /^\s+(\d{6})$/m.exec(text ?? '')?.[1];
  if (!code) throw new Error(`No code in: ${text ?? ''}`);
  return code;
}

/** The token after the `#` of the mail's button. */
export function tokenIn({ text }: ParsedMail): string {
  const token = /#(\w+)$/m.exec(text ?? '')?.[1];
  if (!token) throw new Error(`No link in: ${text ?? ''}`);
  return token;
}
