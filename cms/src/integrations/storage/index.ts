import path from 'node:path';
import { environment } from '../../environment';
import { diskStorage } from './disk';
import type { Storage } from './port';

/** Where this server keeps the pictures people bring: with its other data. */
export const pictures: Storage = diskStorage(path.join(environment.publicDir, 'uploads'));
