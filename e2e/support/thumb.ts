import type { Locator } from '@playwright/test';

/** What a thumb finds without aiming, in pixels of the page; a tenth of one is lost to rounding. */
const THUMB = 43.9;
const PRESSABLE =
  'button, a[href], [role="menuitem"], [role="tab"], [role="radio"], input:not([type="hidden"])';

/** What can be pressed within something and is too small for a thumb, in words. */
export const tooSmall = (within: Locator) =>
  within.locator(PRESSABLE).evaluateAll(
    (elements: HTMLElement[], least) =>
      elements.flatMap((element) => {
        if (!element.checkVisibility({ visibilityProperty: true })) return [];
        // antd's fields, switches and tabs and the links of its menus are pressed by what is drawn around them.
        const number =
          '.ant-input-number-affix-wrapper, .ant-input-number:not(.ant-input-number-affix-wrapper > *)';
        const frame = `label, .ant-input-affix-wrapper, .ant-select, .ant-picker, ${number}, .ant-tabs-tab, [role="menuitem"]`;
        const isFramed = element.matches('input, a, .ant-switch, [role="tab"]');
        const framed = element.closest<HTMLElement>(isFramed ? frame : '*') ?? element;
        // What lies over all of a box belongs to the button in it.
        const { position, content } = getComputedStyle(framed, '::after');
        const spread = position === 'absolute' && content !== 'none' && framed.matches('button, a');
        const pressed = (spread && framed.offsetParent) || framed;
        const { width, height } = pressed.getBoundingClientRect();
        if (width === 0 || (width >= least && height >= least)) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return [`${name} ${Math.round(width)}×${Math.round(height)}`];
      }),
    THUMB,
  );

/** Whether one thumb reaches the middle of something on a phone held in the same hand: it lies in the lower half. */
export const inReach = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    // A page is scrolled by whole pixels.
    return middle >= window.innerHeight / 2 && bottom < window.innerHeight + 1;
  });
