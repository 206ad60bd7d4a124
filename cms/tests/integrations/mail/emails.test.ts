import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/contracts/session';
import {
  renderEmail,
  type EmailTemplate,
  type EmailTexts,
} from '../../../src/integrations/mail/templates/render-email';
import { escapeHtml } from '../../../src/integrations/mail/templates/layout';
import en from '../../../src/integrations/mail/templates/words.en.json';
import es from '../../../src/integrations/mail/templates/words.es.json';
import ptBR from '../../../src/integrations/mail/templates/words.pt-BR.json';
import { tally } from '../../api/support/proof';

const WORDS: Record<string, { frame: object; letters: Record<string, EmailTexts> }> = {
  en,
  'pt-BR': ptBR,
  es,
};
const NAMES = Object.keys(en.letters) as EmailTemplate[];
const URL = 'https://comanda.example/validate-code?purpose=SIGNUP&email=a%40b.example#t0ken';

const sentencesOf = ({ subject, heading, body, button, after }: EmailTexts) => [
  subject,
  heading,
  ...body,
  ...(button ? [button] : []),
  ...(after ?? []),
];
const placeholdersOf = (words: EmailTexts) =>
  [
    ...sentencesOf(words)
      .join(' ')
      .matchAll(/\{(\w+)\}/g),
  ]
    .map(([, name]) => name ?? '')
    .sort();

/** Something for everything the words of a letter speak of. */
function argumentsFor(letter: EmailTemplate): Record<string, string> {
  const named = Object.fromEntries(placeholdersOf(en.letters[letter]).map((name) => [name, `the ${name}`]));
  return { name: 'Ana', url: URL, ...named };
}

describe('the letters', () => {
  it('are the same in every language: parts, arguments, nothing left empty', () => {
    for (const language of LANGUAGES) {
      const { frame, letters } = WORDS[language]!;
      expect(Object.keys(frame), language).toEqual(Object.keys(en.frame));
      expect(Object.keys(letters), language).toEqual(NAMES);
      for (const name of NAMES) {
        const [words, english] = [letters[name]!, en.letters[name] as EmailTexts];
        const which = `${name} in ${language}`;
        expect(Object.keys(words), which).toEqual(Object.keys(english));
        expect(new Set(placeholdersOf(words)), which).toEqual(new Set(placeholdersOf(english)));
        expect(words.body.length, which).toBe(english.body.length);
        for (const sentence of sentencesOf(words)) expect(sentence.trim(), which).toMatch(/\S{2,}/);
        if (language !== 'en') expect(words.subject, which).not.toBe(english.subject);
      }
    }
  });

  it('say the same as text and as HTML', () => {
    for (const language of LANGUAGES) {
      for (const name of NAMES) {
        const args = { ...argumentsFor(name), code: '047115' };
        const { subject, text, html } = renderEmail(name, language, args);
        const which = `${name} in ${language}`;
        for (const part of [subject, text, html]) expect(part, which).not.toMatch(/\{\w+\}|undefined|null/);
        expect(subject, which).not.toContain('\n');
        const lines = text.split('\n').map((line) => line.trim());
        for (const line of lines.filter((each) => each !== '' && each !== '--'))
          expect(html, which).toContain(escapeHtml(line.replace(/^(.*):$/, '$1')));
        expect(html, which).toContain(`<html lang="${language}">`);
        expect(text, which).toContain('047115');
      }
    }
    tally('letters', NAMES.length * LANGUAGES.length);
  });

  it('escape whatever people call themselves, and make no link of it', () => {
    const evil = `<img src=x onerror=alert(1)>"'&\n\nBcc: all@evil.example https://evil.example/x www.evil.example`;
    for (const name of NAMES) {
      // An address is proven to be one before it gets here, and stays what it is.
      const args = Object.fromEntries(
        Object.keys(argumentsFor(name)).map((key) => [key, /email$/i.test(key) ? 'ana@cantina.test' : evil]),
      );
      const { subject, text, html } = renderEmail(name, 'en', { ...args, url: URL });
      expect(html, name).not.toContain('<img');
      expect(html.match(/<script|onerror=(?!alert)/i), name).toBeNull();
      expect(subject, name).not.toMatch(/[\r\n]/);
      const own = (part: string) => part.replaceAll('https://comanda.example', '');
      expect(own(text), name).not.toMatch(/https:\/\/|www\.evil|@evil/);
      expect(own(html), name).not.toMatch(/https:\/\/|www\.evil|@evil/);
    }
  });

  it('are not written without what they speak of, or with a button that leads nowhere', () => {
    expect(() => renderEmail('password-changed', 'en', { name: 'Ana', url: URL })).toThrow('{device}');
    for (const url of ['', 'javascript:alert(1)', 'comanda.example', '//evil.example'])
      expect(() => renderEmail('account-exists', 'en', { url })).toThrow('web address');
    expect(() => renderEmail('account-exists', 'en', {})).toThrow('web address');
  });

  it('greet by name, or nobody', () => {
    expect(renderEmail('account-exists', 'pt-BR', { name: 'Ana', url: URL }).text).toMatch(/^Olá, Ana!\n/);
    expect(renderEmail('account-exists', 'pt-BR', { url: URL }).text).toMatch(/^Alguém/);
  });
});
