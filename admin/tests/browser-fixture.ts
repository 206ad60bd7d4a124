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
  // jsdom would hold each element against every rule of antd's, which took most of the time of these tests. What they ask
  // for is whether something is hidden, as it says itself.
  const { style: hidden } = document.createElement('i');
  hidden.display = 'none';
  window.getComputedStyle = (element) =>
    element.matches('[hidden], [class*="ant-"][class*="-hidden"]') ? hidden : (element as HTMLElement).style;
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
