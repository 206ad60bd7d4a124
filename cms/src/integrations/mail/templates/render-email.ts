import type { Language } from '../../../contracts/session';
import { mailText } from '../../../domain/text';
import { inHtml, inText } from './layout';
import en from './words.en.json';
import es from './words.es.json';
import ptBR from './words.pt-BR.json';

/** What a letter says, in one language; `{name}` stands for an argument. To add a letter, add its words to all three files. */
export interface EmailTexts {
  subject: string;
  heading: string;
  body: string[];
  /** Leads to the argument `url`. */
  button?: string;
  after?: string[];
}

interface Words {
  frame: { greeting: string; buttonFails: string; signature: string; footer: string };
  letters: Record<EmailTemplate, EmailTexts>;
}

export type EmailTemplate = keyof typeof en.letters;

/**
 * What fills the words. `code` is shown large between the body and the button, `url` is where the button leads (http or
 * https), `name` is whom the letter greets; without it nobody is greeted.
 */
export type EmailArguments = Record<string, string>;

interface ComposedLetter {
  subject: string;
  text: string;
  html: string;
}

const WORDS: Record<Language, Words> = { en, 'pt-BR': ptBR, es };

/**
 * A letter in a language, as plain text and as HTML that says the same; arguments are escaped there.
 * @throws Error when an argument that the words speak of is missing, or the address of the button is none
 */
export function renderEmail(
  letter: EmailTemplate,
  language: Language,
  args: EmailArguments = {},
): ComposedLetter {
  const { frame, letters } = WORDS[language];
  const words = letters[letter];
  const fill = (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = args[name];
      if (value === undefined) throw new Error(`The letter ${letter} needs {${name}}`);
      return harmless(name, value);
    });
  const parts = {
    language,
    heading: fill(words.heading),
    greeting: args.name === undefined ? null : fill(frame.greeting),
    body: words.body.map(fill),
    code: args.code ?? null,
    button: words.button === undefined ? null : { label: words.button, url: webAddress(args.url) },
    buttonFails: frame.buttonFails,
    after: (words.after ?? []).map(fill),
    signature: frame.signature,
    footer: frame.footer,
  };
  return { subject: fill(words.subject), text: inText(parts), html: inHtml(parts) };
}

const MAX_ARGUMENT = 200;

/** A sign-up with somebody else's e-mail must not bring them advertising; only addresses of people stay as they are. */
const harmless = (name: string, value: string): string =>
  /email$/i.test(name)
    ? value.replace(/\s+/g, ' ').trim().slice(0, MAX_ARGUMENT)
    : mailText(value, MAX_ARGUMENT);

function webAddress(url: string | undefined): string {
  if (!url || !/^https?:\/\//.test(url)) throw new Error('The button of a letter leads to a web address');
  return url;
}
