import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
type Words = { [key: string]: Words | string[] | string };
type Language = 'en' | 'pt-BR' | 'es';

/** One word for one idea, on every screen, in every answer and every mail. What is on the right is what is said. */
const NOT_SAID: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/\bconcluded?\b/i, 'delivered; an order is closed'],
    [/\bdearer|dearest\b/i, 'higher price; raise'],
    [/\bcheaper\b/i, 'lower'],
    [/\bnoted\b|\bnote all\b|\btakes? note\b/i, 'got it; silence all'],
    [/\bbeforehand\b/i, 'preselected'],
    [/\}\} then\b/, 'vs'],
    [/\bown people\b/i, 'staff'],
    [/two-step sign-in/i, 'two-step verification'],
    [/\b(?:a|by|the|this|no) mail\b/i, 'e-mail'],
    [/\bnot to be had\b/i, 'unavailable'],
    [/\bput right\b/i, 'fix'],
    [/\bper cent\b/i, 'percent'],
    [/(?<!delivery )\bbags?\b/i, 'cart; a courier carries a delivery bag'],
  ],
  'pt-BR': [
    [/\bfilia(?:l|is)\b/i, 'unidade'],
    [
      /^lojas$|\b(?:todas as|outras|suas) lojas\b|\b(?:escolh\w+|mudar de|criar) (?:a|uma) loja\b|\b(?:primeira|nenhuma|em uma|pertencem a uma) loja\b/i,
      'unidade; a loja is the page customers order from',
    ],
    [/\blançamentos?\b/i, 'alterações programadas; programação'],
    [/\bdois passos\b/i, 'verificação em duas etapas'],
    [
      /\bpedidos? de acesso\b|\bped(?:ir|iu) (?:o )?acesso\b|\bpedido enviado\b|\bacesso pedido\b/i,
      'solicitação',
    ],
    [/\bconcluíd[oa]s?\b/i, 'entregue; encerrado'],
    [/\bestorn/i, 'reembolso'],
    [/\bquadros?\b/i, 'painel'],
    [/\bdonos?\b/i, 'proprietário'],
    [/\bdinheiro na entrega\b/i, 'dinheiro; na entrega or na retirada by the type of the order'],
    [/\bmais (?:caro|barato)\b$/i, 'aumentar; reduzir'],
  ],
  es: [
    [
      /\blocales\b|(?<!^en )\b(?:el|un|del|al|ningún|primer) local\b/i,
      'sucursal; la tienda is the page customers order from',
    ],
    [/\blanzamientos?\b/i, 'cambios programados; programación'],
    [/\bentrada en dos pasos\b/i, 'verificación en dos pasos'],
    [/\bpetici(?:ón|ones)\b|\bpedir acceso\b/i, 'solicitud'],
    [/\bconcluid[oa]s?\b/i, 'entregado; cerrado'],
    [/\bañad/i, 'agregar'],
    [/\bcartas?\b/i, 'menú'],
    [/\bcostes?\b/i, 'costo'],
    [/\bcaduc/i, 'vencer'],
    [/\brecogid|\brecog(?:er|es|erlo)\b/i, 'retiro; retirar'],
    [/\bzonas? de (?:envío|reparto)\b|^envío$/i, 'entrega'],
    [/\bintro\b/i, 'Enter'],
    [/\bdueños?\b/i, 'propietario'],
    [/[«»]/, '“ ”'],
    [/\b(?:consulte|escriba|elija|cuéntenos|usted)\b/i, 'tú'],
  ],
};

function texts(words: Words | string[] | string, path: string): [string, string][] {
  // A text of another file is looked at there: `$t(navigation:sellers)`.
  if (typeof words === 'string') return [[path, words.replace(/\$t\([^)]*\)/g, '')]];
  return Object.entries(words).flatMap(([key, below]) => texts(below, `${path}.${key}`));
}

const json = (path: string) => texts(JSON.parse(readFileSync(join(root, path), 'utf8')) as Words, path);

/** The store page's words are code: whatever stands between quotation marks there. */
const code = (path: string): [string, string][] =>
  [...readFileSync(join(root, path), 'utf8').matchAll(/'((?:[^'\\]|\\.)*)',?$/gm)].map((line) => [
    path,
    line[1] ?? '',
  ]);

function catalogue(language: Language): [string, string][] {
  const screens = `admin/src/locales/${language}`;
  const store = `admin/src/storefront/i18n/words/${language.toLowerCase()}`;
  return [
    ...readdirSync(join(root, screens)).flatMap((file) => json(`${screens}/${file}`)),
    ...readdirSync(join(root, store)).flatMap((file) => code(`${store}/${file}`)),
    ...json(`cms/src/domain/menu/words/${language}.json`),
    ...json(`cms/src/errors/messages.${language}.json`),
    ...json(`cms/src/integrations/mail/templates/words.${language}.json`),
    ...json(`cms/src/admin/locales/${language}.json`),
  ];
}

describe.each(['en', 'pt-BR', 'es'] as const)('what is said in %s', (language) => {
  const said = catalogue(language);

  it('has one word for one idea', () => {
    const wrong = said.flatMap(([place, text]) =>
      NOT_SAID[language]
        .filter(([pattern]) => pattern.test(text))
        .map(([, rather]) => `${place}: “${text}” – rather: ${rather}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is looked at as a whole', () => {
    expect(said.length).toBeGreaterThan(1500);
    for (const place of ['storefront', 'messages', 'letters', 'orders.json'])
      expect(
        said.some(([path]) => path.includes(place)),
        place,
      ).toBe(true);
  });
});

it.each([
  ['en', 'Concluded'],
  ['en', 'Note all'],
  ['en', '{{value}} then'],
  ['pt-BR', 'Filial'],
  ['pt-BR', 'Todas as lojas'],
  ['pt-BR', 'Pedidos de acesso'],
  ['pt-BR', 'Entrada em dois passos'],
  ['pt-BR', 'Lançamentos'],
  ['es', 'Añadir'],
  ['es', 'Elige un local'],
  ['es', 'Código de recogida'],
] as const)('in %s nobody says “%s”', (language, text) => {
  expect(NOT_SAID[language].some(([pattern]) => pattern.test(text))).toBe(true);
});
