import { expect, type Locator } from '@playwright/test';

/** That a text is seen as a whole: nothing that it stands in cuts it off or ends it with dots. */
export async function expectNotTruncated(text: Locator): Promise<void> {
  await expect(text).toBeVisible();
  const cutBy = await text.evaluate((element) => {
    const cuts = (box: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(box);
      return (
        textOverflow === 'ellipsis' || (overflowX !== 'visible' && box.scrollWidth > box.clientWidth + 1)
      );
    };
    for (
      let box: Element | null = element;
      box && !box.matches('article, dialog, main');
      box = box.parentElement
    )
      if (cuts(box)) return box.outerHTML.slice(0, 200);
    const { left, right } = element.getBoundingClientRect();
    return left < 0 || right > window.innerWidth ? 'the window' : null;
  });
  expect(cutBy).toBeNull();
}
