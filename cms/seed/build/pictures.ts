import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../../src/environment';
import { restrictPermissions } from '../../src/environment/data-folder';

/** Puts the pictures of the menus where uploaded ones are. */
export function placePictures(): void {
  const pictures = path.join(environment.root, 'cms', 'public', 'demo');
  if (!existsSync(pictures)) return;
  const copies = path.join(environment.publicDir, 'demo');
  cpSync(pictures, copies, { recursive: true });
  // A copy may be read by whoever may read the original.
  restrictPermissions(copies);
}
