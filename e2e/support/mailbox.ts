import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

interface Letter {
  file: string;
  subject: string;
  /** The part in plain text. */
  text: string;
}

/** What the server has sent: without a mail server it writes every letter to a folder. */
export class Mailbox {
  private readonly read = new Set<string>();
  private readonly outbox: string;

  /** Of the server at that address, which keeps its data by its port. */
  constructor(baseURL: string) {
    const { port } = new URL(baseURL);
    this.outbox = fileURLToPath(new URL(`../.data/${port}/outbox/`, import.meta.url));
  }

  /**
   * The newest letter to `address` that was not read here yet, of those whose text contains some words if any are given;
   * waits until it is there.
   */
  async nextTo(
    address: string,
    { words = '', timeout }: { words?: string; timeout?: number } = {},
  ): Promise<Letter> {
    let found: Letter | undefined;
    await expect
      .poll(() => (found = this.unreadTo(address, words)), { message: `a letter to ${address}`, timeout })
      .toBeDefined();
    if (!found) throw new Error(`No letter to ${address}`);
    this.read.add(found.file);
    return found;
  }

  /** The six digits of the next letter. */
  async codeTo(address: string): Promise<string> {
    const { text } = await this.nextTo(address);
    const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1];
    if (!code) throw new Error(`No code in:\n${text}`);
    return code;
  }

  /** Where the button of the next letter leads, without the machine it names. */
  async linkTo(address: string): Promise<string> {
    const { text } = await this.nextTo(address);
    const link = /https?:\/\/\S+/.exec(text)?.[0];
    if (!link) throw new Error(`No link in:\n${text}`);
    const { pathname, search, hash } = new URL(link);
    return pathname + search + hash;
  }

  private unreadTo(address: string, words: string): Letter | undefined {
    const files = namesIn(this.outbox).filter((file) => file.endsWith('.eml') && !this.read.has(file));
    const byAge = files
      .map((file) => ({ file, at: statSync(join(this.outbox, file)).mtimeMs }))
      .sort((a, b) => b.at - a.at);
    for (const { file } of byAge) {
      const raw = readFileSync(join(this.outbox, file), 'utf8').replaceAll('\r\n', '\n');
      if (!new RegExp(`^To: .*${escaped(address)}`, 'im').test(raw)) continue;
      const text = plainText(raw);
      if (text.includes(words)) return { file, subject: /^Subject: (.*)$/m.exec(raw)?.[1] ?? '', text };
    }
    return undefined;
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The first part of a letter, its quoted-printable undone (RFC 2045, 6.7). */
function plainText(raw: string): string {
  const part = raw.slice(raw.indexOf('Content-Type: text/plain'));
  const body = part.slice(part.indexOf('\n\n') + 2).split('\n--')[0] ?? '';
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
