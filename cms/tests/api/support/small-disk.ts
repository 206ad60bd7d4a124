import { spawnSync } from 'node:child_process';
import { openSync, closeSync, mkdtempSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Why no disk of its own can be had here, in words; undefined when one can. */
export const whyNoSmallDisk =
  process.getuid?.() === 0 && process.platform === 'linux'
    ? undefined
    : 'only root may mount a small disk, and only on Linux';

export interface SmallDisk {
  folder: string;
  /** Writes until nothing more fits. */
  fill(): void;
  /** Takes away what filled it. */
  clear(): void;
}

/** A disk of so many megabytes, in memory and gone with the test; null where mounting is not allowed after all. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'comanda-disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) return null;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  const filling = path.join(folder, 'filling');
  return {
    folder,
    fill() {
      const file = openSync(filling, 'w');
      for (const bytes of [1024 * 1024, 4096]) {
        try {
          for (;;) if (writeSync(file, Buffer.alloc(bytes)) < bytes) break;
        } catch (error) {
          if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
        }
      }
      closeSync(file);
    },
    clear: () => rmSync(filling),
  };
}
