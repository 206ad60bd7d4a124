import path from 'node:path';
import { environment } from '../../environment';
import { diskStorage } from './disk';

/** Where this server keeps the pictures people bring: with its other data. */
export const pictures = diskStorage(path.join(environment.publicDir, 'uploads'));
