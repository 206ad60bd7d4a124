import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { newBusiness, type TestBusiness } from '../support/business';
import { refusal } from '../support/client';
import { change } from '../support/database';
import { testPictureAs, countUploads, newPicture, onDisk, sendPicture, served } from '../support/pictures';
import { tally } from '../support/proof';
import { serverUrl } from '../support/server';

const RIVALS = 12;
const GB = 1024 ** 3;

let business: TestBusiness;
let file: Buffer;

beforeAll(async () => {
  business = await newBusiness();
  file = await testPictureAs('jpeg', 2000, 1500);
});

/** Fills a business's room, as if it had brought this much. */
const fill = ({ id }: TestBusiness, bytes: number) =>
  change(
    `INSERT INTO uploads (id, business_id, user_id, purpose, width, bytes, at) VALUES (?, ?, 1, 'menu', 480, ?, 0)`,
    [`filling${id}`, id, bytes],
  );

describe('pictures that come at once', () => {
  it('are all taken, each for itself', async () => {
    const answers = await Promise.all(
      Array.from({ length: RIVALS }, () => sendPicture(business.owner, file)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(RIVALS).fill(201));
    expect(new Set(answers.map(({ body }) => body.data.url)).size).toBe(RIVALS);
    for (const { body } of answers) expect((await served(body.data.url)).status).toBe(200);
    tally('pictures at once', RIVALS);
  });

  it('leave nothing when who sends them goes away', async () => {
    const before = [await countUploads(business), onDisk()];
    const { host, hostname, port } = new URL(await serverUrl());
    const head = [
      'POST /api/uploads?purpose=menu HTTP/1.1',
      `Host: ${host}`,
      `Cookie: ${business.owner.cookie ?? ''}`,
      'Content-Type: image/jpeg',
      `Content-Length: ${file.length}`,
      '\r\n',
    ].join('\r\n');
    for (const part of [0, 0.1, 0.5, 0.99]) {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(head);
      socket.write(file.subarray(0, Math.floor(file.length * part)), () => socket.destroy());
      await once(socket, 'close');
    }
    // Its place is free again: as many as may be under way are taken at once.
    const after = await Promise.all(Array.from({ length: 8 }, () => sendPicture(business.owner, file)));
    expect(after.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await countUploads(business)).toBe(Number(before[0]) + 8);
    expect(onDisk().length).toBe((before[1] as string[]).length + 8);
    tally('pictures broken off', 4);
  });
});

describe('too many pictures', () => {
  it('find no room, and do not take any of another business’s', async () => {
    const [full, other] = [await newBusiness(), await newBusiness()];
    await fill(full, 2 * GB - 1000);
    const before = onDisk();
    const answer = await sendPicture(full.owner, file);
    expect(refusal(answer)).toEqual([422, 'NO_ROOM_FOR_IMAGES']);
    expect(answer.body.error.message).toContain('2 GB');
    expect([await countUploads(full), onDisk()]).toEqual([1, before]);
    expect((await newPicture(other)).width).toBe(640);
  });

  it('are too many of a business after two hundred in ten minutes', async () => {
    const [hasty, other] = [await newBusiness(), await newBusiness()];
    const nothing = Buffer.alloc(0);
    for (let sent = 0; sent < 200; sent += 1) {
      expect(refusal(await sendPicture(hasty.owner, nothing))).toEqual([422, 'IMAGE_UNREADABLE']);
    }
    const answer = await sendPicture(hasty.owner, file);
    expect(refusal(answer)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await newPicture(other)).width).toBe(640);
    tally('pictures until it is too many', 201);
  });
});
