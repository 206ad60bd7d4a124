import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../../src/environment';

/** Puts the pictures of the menus where uploaded ones are. */
export function placePictures(): void {
  const pictures = path.join(environment.root, 'cms', 'public', 'demo');
  if (existsSync(pictures)) cpSync(pictures, path.join(environment.publicDir, 'demo'), { recursive: true });
}
