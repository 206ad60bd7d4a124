import type { Page } from '@playwright/test';

/**
 * What a screen says or would say aloud that nobody wrote: the name of a text in place of the text (`board.title`),
 * a place in it that nothing was put into, or what a program makes of nothing.
 */
export function rawWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isRaw = (words: string) =>
      /^[a-z][\w-]*(?::[a-z][\w-]*)?(?:\.[\w-]+)+$/i.test(words) ||
      /\{\{?\w+\}?\}|\b(?:undefined|NaN|null)\b|Invalid Date|\[object |returned an object instead/.test(
        words,
      );
    const said: string[] = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      // What stands as code is meant to be read as such: the name of a permission beside its words.
      if (!node.parentElement?.closest('script, style, code')) said.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
      for (const element of document.querySelectorAll(`[${name}]`))
        said.push(element.getAttribute(name) ?? '');
    }
    return [...new Set(said.map((words) => words.trim()).filter(isRaw))];
  });
}
