import type { IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import type { UploadDto } from '../../../contracts/uploads';
import { newToken } from '../../../database/ids';
import { inTransaction, read } from '../../../database/transaction';
import type { Permission } from '../../../domain/access';
import { IMAGE_SHAPES, MAX_IMAGE_BYTES, uploadUrl, type ImagePurpose } from '../../../domain/images';
import { ApiError } from '../../../errors/api-error';
import { pictures } from '../../../integrations/storage';
import { allowTry, LIMITS } from '../../../sessions/attempts';
import { requirePermission, type Viewer } from '../../../sessions/viewer';
import { readBody } from '../../../uploads/read-body';
import { reencodeImage, type MadePicture } from '../../../uploads/reencode-image';
import { deleteUpload, insertUpload, STORAGE_QUOTA_BYTES } from '../../../uploads/rows';
import { Semaphore } from '../../../event-loop/semaphore';

/** Who may bring pictures for what; of themselves everybody. */
const NEEDED: Record<ImagePurpose, Permission> = {
  menu: 'menu.edit',
  logo: 'branch.edit',
  banner: 'branch.edit',
  profile: 'account.edit',
  support: 'support.contact',
};

/** What the body of a request may be that is a picture. */
const FILE = {
  bytes: MAX_IMAGE_BYTES,
  tooLarge: () =>
    new ApiError(413, 'IMAGE_TOO_LARGE', { args: { megabytes: MAX_IMAGE_BYTES / 1024 / 1024 } }),
  cutShort: () => new ApiError(422, 'IMAGE_UNREADABLE'),
};

// Files that wait to be unpacked are held in memory, so there are never many; one business takes a part of the places.
const holding = new Semaphore(12, 60);
const ofBusiness = new Map<string, Semaphore>();
const unpacking = new Semaphore(availableParallelism() > 2 ? 2 : 1, Infinity);

/** Takes a picture in, makes it anew and keeps it for the row that will name it. `left` says that nobody waits for it. */
export async function receivePicture(
  viewer: Viewer,
  purpose: ImagePurpose,
  request: IncomingMessage,
  left: AbortSignal,
  now: Date,
): Promise<UploadDto> {
  requirePermission(viewer, NEEDED[purpose]);
  await allowTry(LIMITS.picturesOfBusiness, viewer.businessId, now);
  const picture = await inTurn(viewer.businessId, async () => {
    const file = await readBody(request, FILE);
    return unpacking.run(() => {
      left.throwIfAborted();
      return reencodeImage(file, IMAGE_SHAPES[purpose]);
    });
  });
  left.throwIfAborted();
  const id = await store(viewer, purpose, picture, now);
  return { url: uploadUrl(id, picture.width), width: picture.width, height: picture.height };
}

async function inTurn<T>(businessId: string, work: () => Promise<T>): Promise<T> {
  const own = ofBusiness.get(businessId) ?? new Semaphore(4, 20);
  ofBusiness.set(businessId, own);
  try {
    return await own.run(() => holding.run(work));
  } finally {
    if (own.idle) ofBusiness.delete(businessId);
  }
}

async function store(
  { businessId, userId }: Viewer,
  purpose: ImagePurpose,
  { width, variants }: MadePicture,
  at: Date,
): Promise<string> {
  const id = newToken();
  const bytes = [...variants.values()].reduce((sum, file) => sum + file.length, 0);
  const row = { id, businessId, userId, purpose, width, bytes, at };
  if ((await inTransaction((tx) => insertUpload(tx, row))) === 'no room')
    throw new ApiError(422, 'NO_ROOM_FOR_IMAGES', { args: { gigabytes: STORAGE_QUOTA_BYTES / 1024 ** 3 } });
  try {
    await pictures.write(id, new Map([...variants].map(([size, file]) => [`${size}.webp`, file])));
  } catch (error) {
    await pictures.remove(id);
    await read((sql) => deleteUpload(sql, id));
    throw error;
  }
  return id;
}
