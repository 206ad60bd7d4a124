import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { UploadDto } from '../../../src/contracts/uploads';
import { newBusiness } from '../support/business';
import { newPicture, served, variantsOf } from '../support/pictures';
import { tally } from '../support/proof';
import { serverUrl } from '../support/server';

let picture: UploadDto;

beforeAll(async () => {
  picture = await newPicture(await newBusiness());
});

describe('a kept picture', () => {
  it('is served to everybody, for good, and as nothing but a picture', async () => {
    for (const { address } of await variantsOf(picture)) {
      const { status, headers, bytes } = await served(address);
      expect(status, address).toBe(200);
      expect(headers.get('content-type')).toBe('image/webp');
      expect(headers.get('content-length')).toBe(String(bytes.length));
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('set-cookie')).toBeNull();
      const head = await served(address, { method: 'HEAD' });
      expect([head.status, head.bytes.length]).toEqual([200, 0]);
      expect(head.headers.get('content-length')).toBe(String(bytes.length));
    }
  });

  it('leads to nothing else on the disk', async () => {
    const id = picture.url.split('/')[2]!;
    const addresses = [
      `/uploads/${id}/481.webp`,
      `/uploads/${id}/640.png`,
      `/uploads/${id}`,
      `/uploads/${id}/`,
      '/uploads/',
      `/uploads/${'a'.repeat(32)}/640.webp`,
      `/uploads/${id}/..%2f..%2f..%2fsecrets.json`,
      `/uploads/..%2f..%2fsecrets.json`,
      `/uploads/%2e%2e/%2e%2e/secrets.json`,
      `/uploads/${id}%00/640.webp`,
      `/uploads/${id.toUpperCase()}/640.webp`,
    ];
    for (const address of addresses) {
      const { status, bytes } = await served(address);
      expect([400, 403, 404], address).toContain(status);
      expect(bytes.toString(), address).not.toMatch(/APP_KEYS|JWT|WEBP/);
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      expect([404, 405], method).toContain((await served(picture.url, { method })).status);
    }
    expect((await served(picture.url)).status).toBe(200);
    tally('addresses of nothing', addresses.length + 4);
  });

  it('has neighbours that run nothing: what super-admins put there through the panel', async () => {
    await serverUrl();
    const files = {
      'panel_a.html': '<script>alert(1)</script>',
      'panel_b.svg': '<svg/>',
      'panel_c.js': 'alert(1)',
    };
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(path.join(process.env.DATA_DIR!, 'public', 'uploads', name), content);
      const { headers } = await served(`/uploads/${name}`);
      expect(headers.get('content-security-policy'), name).toBe("default-src 'none'; sandbox");
      expect(headers.get('x-content-type-options'), name).toBe('nosniff');
    }
    tally('neighbours', 3);
  });
});
