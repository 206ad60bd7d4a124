import type { Page } from '@playwright/test';

export interface WindowSize {
  width: number;
  height: number;
}

/** Windows as people have them: a desk, a tablet between, a phone. */
export const DESK: WindowSize = { width: 1440, height: 900 };
export const TABLET: WindowSize = { width: 820, height: 1180 };
export const HANDHELD: WindowSize = { width: 390, height: 844 };
export const WINDOWS = [DESK, TABLET, HANDHELD];

/** Whether what is seen in a window of this size is pressed by a finger, as nobody has a mouse there. */
export const isTouched = ({ width }: WindowSize) => width < DESK.width;

/** Shows what is open in a window of another size, without loading it anew. */
export async function showIn(page: Page, size: WindowSize): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isTouched(size) });
  await page.setViewportSize(size);
}
