import { codeInWords, inWords } from './fields.mjs';

/*
 * What has to name a noun beside its own files. Each is a file, and what becomes of its text; null where the place is
 * not found any more at which the noun is to stand.
 */

const before = (mark, line) => (text) => (text.includes(mark) ? text.replace(mark, `${line}${mark}`) : null);
const inTurn =
  (...steps) =>
  (text) =>
    steps.reduce((current, step) => (current === null ? null : step(current)), text);

/** Words by their path, `$` for the new noun's; what is there already stays. */
const words = (entries) => (text) => {
  const all = JSON.parse(text);
  for (const [path, value] of Object.entries(entries)) {
    const keys = path.split('/');
    const last = keys.pop();
    const at = keys.reduce((object, key) => (object[key] ??= {}), all);
    at[last] ??= value;
  }
  return JSON.stringify(all, null, 2);
};

const LANGUAGES = ['en', 'pt-BR', 'es'];

/** Permissions of its own, at the end of what is about its menu or branch: owners and managers have them, until somebody says otherwise. */
function permissionRegister({ noun, context }) {
  const area = context === 'menu' ? 'menu' : 'branches';
  const both = "{ owner: 'full', manager: 'full' }";
  const rows = ['view', 'edit'].map((verb) => `    '${noun}.${verb}': ${both},\n`).join('');
  return [
    'cms/src/domain/access/permissions.ts',
    (text) => {
      const named = text.replace(
        new RegExp(`(\\n {2}${area}: \\{\\n[\\s\\S]*?\\n)( {2}\\},\\n)`),
        `$1${rows}$2`,
      );
      return named === text ? null : named;
    },
  ];
}

/** The codes that only this noun's fields have, in words: `delivery-bag.size.S`. */
function codeWords({ names: { noun }, fields, verbs }) {
  const states = verbs.map(({ to }) => to).filter((state) => state !== 'ACTIVE');
  const coded = [...fields, { name: 'state', codes: states }].flatMap(({ name, codes = [] }) =>
    codes.map((code) => [`values/${noun}.${name}.${code}`, codeInWords(code)]),
  );
  return Object.fromEntries(coded);
}

/** @param described what `writeNoun` makes of an order: names, fields, verbs, and whether it has permissions of its own */
export function registersOf(described) {
  const { names, fields, verbs, show, hasPermission } = described;
  const { noun, nouns, context, camel, camelPlural, title, titles, table, titleField } = names;
  const routes = `cms/src/api/${context}/routes/nouns.ts`;
  const [served, imported] =
    verbs.length > 0 ? [`[${camel}, ...${camel}Verbs]`, `${camel}, ${camel}Verbs`] : [camel, camel];
  const everyLanguage = (file, entries) =>
    LANGUAGES.map((language) => [file(language), words(entries(language))]);
  return [
    [
      routes,
      (text) => {
        const given =
          text || "import { nounRoutes } from '../../../crud/routes';\n\nexport default nounRoutes();\n";
        const named = given.replace(
          // Calls within it end in the same way: its own end is the file's.
          /export default nounRoutes\(([\s\S]*?),?\s*\);\s*$/,
          (_, known) => `export default nounRoutes(${known ? `${known}, ` : ''}${served});\n`,
        );
        return before('\nexport default', `import { ${imported} } from '../nouns/${noun}';\n`)(named);
      },
    ],
    [
      'cms/tests/api/support/plain-nouns.ts',
      inTurn(before('\n/** A noun of a branch', `import { ${camel} } from './plain/${noun}';\n`), (text) =>
        text.replace(/(PLAIN_NOUNS: PlainNoun\[\] = \[[^\]]*)\]/, `$1, ${camel}]`),
      ),
    ],
    ...everyLanguage(
      (language) => `cms/src/admin/locales/${language}.json`,
      (language) => ({
        [`types/${title}`]: titles,
        ...codeWords(described),
        ...(language !== 'en' &&
          Object.fromEntries(fields.map(({ name }) => [`fields/${name}`, inWords(name)]))),
      }),
    ),
    [
      'admin/src/i18next.d.ts',
      inTurn(
        before('import type ui from', `import type ${camelPlural} from './locales/en/${nouns}.json';\n`),
        before('      ui: typeof ui;', `      '${nouns}': typeof ${camelPlural};\n`),
      ),
    ],
    ...everyLanguage(
      (language) => `admin/src/locales/${language}/navigation.json`,
      () => ({
        [nouns]: titles,
        [`create/${nouns}`]: `New ${title.toLowerCase()}`,
        // What the menu calls it, the log and the permissions call it too.
        [`nouns/${noun}`]: `$t(navigation:${nouns})`,
      }),
    ),
    [
      'admin/tests/app/product-routes.ts',
      before(
        "  '/dashboard/carts',",
        ['', '/new', '/edit/:id', ...(show ? ['/detail/:id'] : [])]
          .map((page) => `  '/dashboard/${context}/${nouns}${page}',\n`)
          .join(''),
      ),
    ],
    [
      'cms/src/domain/limits/ceilings.ts',
      before(
        '} as const satisfies Readonly<Record<string, Ceiling>>;',
        `  '${nouns}': { max: 500, scope: 'branch', code: 'TOO_MANY_ROWS' },\n`,
      ),
    ],
    ...(titleField === 'code'
      ? [
          [
            'cms/src/bootstrap/indexes.ts',
            before(
              "  uniqueIndex('up_users_email_uq'",
              `  uniqueIndex('${table}_code_uq', \`${table} (business_id, code) WHERE state <> 'ARCHIVED'\`),\n`,
            ),
          ],
        ]
      : []),
    ...(hasPermission ? [permissionRegister(names)] : []),
  ];
}
