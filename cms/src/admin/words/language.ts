export type PanelLanguage = 'en' | 'pt-BR' | 'es';

/** The language somebody chose in their profile, as Strapi notes it on the page. */
export function language(): PanelLanguage {
  const { lang } = document.documentElement;
  return lang === 'pt-BR' || lang === 'es' ? lang : 'en';
}

/** An instant as people read it, by the clock of the browser. */
export const momentText = (instant: string): string =>
  new Date(instant).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });
