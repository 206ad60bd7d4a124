import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from './port';

/**
 * Writes mails as `.eml` files into `folder`, for a server without a mail account: they can be opened with any mail
 * program. `written` is told the address of each file. A mail that is sent again overwrites its own file.
 */
export function folderMailer(folder: string, from: string, written: (file: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send({ id, unsubscribeUrl, ...mail }) {
      const { message } = await transport.sendMail({
        ...mail,
        from,
        messageId: `<${id}@comanda>`,
        ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
      });
      await mkdir(folder, { recursive: true });
      const file = path.join(folder, `${id}.eml`);
      // Whoever looks into the folder finds whole mails only.
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
      written(file);
    },

    async deleteCopies(addresses) {
      await mkdir(folder, { recursive: true });
      for (const name of await readdir(folder)) {
        if (!name.endsWith('.eml')) continue;
        const file = path.join(folder, name);
        const recipient = /^To: (.*)\r?$/m.exec(await readFile(file, 'utf8'))?.[1]?.toLowerCase() ?? '';
        if (addresses.some((address) => recipient.includes(address))) await unlink(file);
      }
    },
  };
}
