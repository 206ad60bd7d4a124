import { configure } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import product from '@domain/menu/words/en.json';
import form from '../src/locales/en/form.json';
import hours from '../src/locales/en/hours.json';
import menu from '../src/locales/en/menu.json';
import ui from '../src/locales/en/ui.json';

/** What antd asks a browser that jsdom does not have. */
export function completeBrowser(): void {
  // A second, as it would be, is nothing on a machine that has other work.
  configure({ asyncUtilTimeout: 20_000 });
  window.matchMedia = (media) => ({
    ...{ media, matches: false, onchange: null },
    ...{ addListener: () => undefined, removeListener: () => undefined },
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
    dispatchEvent: () => false,
  });
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const styleOf = window.getComputedStyle.bind(window);
  // Of an element alone: jsdom knows no pseudo-elements and complains.
  window.getComputedStyle = (element) => styleOf(element);
}

/** The texts of the dashboard, in English. */
export async function speakEnglish(): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { form, hours, menu, product, ui } },
    defaultNS: 'ui',
    interpolation: { escapeValue: false },
  });
}
