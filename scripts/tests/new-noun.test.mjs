import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeNoun } from '../new-noun/write-noun.mjs';
import { at } from '../project.mjs';

const order = {
  context: 'couriers',
  noun: 'delivery-bag',
  plural: 'delivery-bags',
  title: 'code',
  fields: 'size:S|M|L,condition:new|used|torn,notes?:text,courier:couriers?',
  show: true,
  verb: ['mark-lost/mark-found'],
};
/** One without verbs and details, which is named by its name. */
const plain = { ...order, title: undefined, fields: 'seats:integer,note', show: false, verb: undefined };

const PERMISSIONS = 'cms/src/domain/access/permissions.ts';

/** The path as docs/extending.md writes it for any noun. */
const ofAny = (file) =>
  file
    .replace(/locales\/(en|pt-BR|es)\b/, 'locales/<language>')
    .replaceAll('delivery-bags', '<nouns>')
    .replaceAll('delivery-bag', '<noun>')
    .replaceAll('couriers', '<context>');

const servingNouns = readdirSync(at('cms/src/api')).filter(
  (context) => context !== order.context && existsSync(at('cms/src/api', context, 'routes/nouns.ts')),
);

/** What is touched by hand of what a noun is made of: its rules and its place, and its words in other languages. */
const byHand = ({ written, named }) =>
  [...written, ...named].filter((file) =>
    /contracts\/|api\/\w+\/[\w-]+\.test\.ts$|\.feature\.ts$|locales\/(pt-BR|es)\b/.test(file),
  );
const docs = readFileSync(at('docs/extending.md'), 'utf8');
/** The numbers that the documentation tells of a noun whose permission is so. */
const counted = (permission) =>
  docs
    .match(new RegExp(`^\\| ${permission} +\\|(.*)\\|$`, 'm'))[1]
    .split('|')
    .map(Number);

let folder;
let result;
let folderOfOwn;
let withPermission;
const read = (file) => readFileSync(path.join(folder, file), 'utf8');

function copiedProject() {
  const copy = mkdtempSync(path.join(tmpdir(), 'comanda-noun-'));
  // The registers are those of the project: what they have become, the script has to know.
  for (const part of [
    ...['cms/src/contracts', 'cms/src/admin', 'cms/src/api/couriers', 'cms/src/domain', 'cms/src/bootstrap'],
    ...['cms/tests/api/support', 'admin/src/locales', 'admin/src/i18next.d.ts', 'admin/tests/app'],
  ])
    cpSync(at(part), path.join(copy, part), { recursive: true });
  return copy;
}

/** What the compiler says of a noun's files in the cms, as if they stood in the project beside all others. */
function complaintsAbout({ written, named }, made) {
  const config = ts.getParsedCommandLineOfConfigFile(at('cms/tests/tsconfig.json'), { noEmit: true }, ts.sys);
  const host = ts.createCompilerHost(config.options);
  const here = new Map([...written, ...named].map((file) => [at(file), path.join(made, file)]));
  const { readFile, fileExists, getSourceFile, directoryExists } = host;
  host.fileExists = (file) => here.has(file) || fileExists(file);
  host.readFile = (file) => readFile(here.get(file) ?? file);
  host.directoryExists = (folder) =>
    directoryExists(folder) || [...here.keys()].some((file) => file.startsWith(`${folder}/`));
  host.getSourceFile = (file, options) =>
    here.has(file)
      ? ts.createSourceFile(file, readFileSync(here.get(file), 'utf8'), options)
      : getSourceFile(file, options);
  // Its declaration names its content type, which the types do not know before they are generated from its schema.
  const own = written
    .filter((file) => /^cms\/.*\.ts$/.test(file) && !file.includes('/nouns/'))
    .map((file) => at(file));
  const program = ts.createProgram(
    [...own, ...config.fileNames.filter((f) => f.endsWith('.d.ts'))],
    config.options,
    host,
  );
  return own
    .map((file) => program.getSourceFile(file))
    .flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ])
    .map(({ file, messageText }) => `${file.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}

beforeAll(async () => {
  folder = copiedProject();
  result = await writeNoun(order, folder);
  folderOfOwn = copiedProject();
  withPermission = await writeNoun({ ...order, permission: true }, folderOfOwn);
});

afterAll(() => {
  for (const copy of [folder, folderOfOwn]) rmSync(copy, { recursive: true });
});

describe('a new noun', () => {
  test('is made of the files that the documentation names, and named in its registers', () => {
    for (const file of [...withPermission.written, ...withPermission.named])
      expect(docs, file).toContain(ofAny(file));
  });

  test('is as many files as the documentation counts', () => {
    const countOf = (made) => [made.written.length, made.named.length, byHand(made).length];
    expect(countOf(result)).toEqual(counted('borrowed'));
    expect(countOf(withPermission)).toEqual(counted('of its own'));
    expect(byHand(withPermission).length).toBeLessThanOrEqual(9);
  });

  test('has permissions of its own where it is asked for, and else those of its branch', () => {
    const inFiles = (made, file) => readFileSync(path.join(made, file), 'utf8');
    const noun = 'cms/src/api/couriers/nouns/delivery-bag.ts';
    expect(read(noun)).toContain("read: 'branch.view'");
    expect(inFiles(folderOfOwn, noun)).toContain("read: 'delivery-bag.view'");
    const own = withPermission.named.filter((file) => !result.named.includes(file));
    expect(own).toEqual([PERMISSIONS]);
  });

  test.each([
    ['menu', 'menu'],
    ['branches', 'branches'],
    ['carts', 'branches'],
  ])('of %s has its own permissions among those about %s', async (context, area) => {
    const copy = copiedProject();
    try {
      const noun = `${context}-thing`;
      await writeNoun({ ...plain, context, noun, plural: `${noun}s`, permission: true }, copy);
      const { AREAS, permissionsOfArea, PERMISSIONS: rows } = await import(path.join(copy, PERMISSIONS));
      const added = [`${noun}.view`, `${noun}.edit`];
      for (const each of AREAS) {
        const ofArea = permissionsOfArea(each);
        expect(ofArea.filter((name) => added.includes(name))).toEqual(each === area ? added : []);
        if (each === area) expect(ofArea.slice(-2)).toEqual(added);
      }
      for (const name of added) expect(rows[name]).toEqual({ owner: 'full', manager: 'full' });
    } finally {
      rmSync(copy, { recursive: true });
    }
  });

  test('has a contract and tests that compile as they were written', { timeout: 120_000 }, () => {
    expect(complaintsAbout(withPermission, folderOfOwn)).toEqual([]);
  });

  test('leaves no mark of the templates behind, in names or in texts', () => {
    for (const file of result.written) expect(`${file}\n${read(file)}`).not.toMatch(/__/);
  });

  test('has each of its fields wherever a field is told', () => {
    const telling = result.written.filter((file) => /edit\.tsx$|\.json$|contracts\//.test(file));
    expect(telling).toHaveLength(6);
    for (const file of telling)
      for (const field of ['code', 'size', 'condition', 'notes', 'courierId'])
        expect(read(file), file).toContain(field);
  });

  test('declares each field by its kind, and its table likewise', async () => {
    const copy = copiedProject();
    const fields =
      'label:text,notes?:text,seats:integer,age?:integer,priceCents:cents,cold:boolean,boughtOn?:date,dueOn:date,size:s|m_l,seller?:sellers';
    try {
      await writeNoun({ ...plain, fields }, copy);
      const written = (file) => readFileSync(path.join(copy, file), 'utf8');
      const contract = written('cms/src/contracts/delivery-bags.ts');
      for (const line of [
        'name: needed(text(60, 2)),',
        'label: text(80),',
        'notes: orNull(multilineText(500)),',
        'seats: count(0, 1000),',
        'age: orNull(count(0, 1000)),',
        'priceCents: cents,',
        'cold: flag,',
        'boughtOn: orNull(day),',
        'dueOn: needed(day),',
        "size: code(['S', 'M_L']),",
        "sellerId: orNull(reference('sellers')),",
      ])
        expect(contract).toContain(line);
      const { attributes } = JSON.parse(
        written('cms/src/api/couriers/content-types/delivery-bag/schema.json'),
      );
      expect(attributes.size).toEqual({
        type: 'enumeration',
        enum: ['S', 'M_L'],
        required: true,
        default: 'S',
      });
      expect(attributes.priceCents.column).toEqual({ type: 'bigInteger' });
      expect(attributes.dueOn).toEqual({ type: 'date', required: true });
      // No state that nobody has asked for.
      expect(attributes.state.enum).toEqual(['ACTIVE', 'ARCHIVED']);
    } finally {
      rmSync(copy, { recursive: true });
    }
  });

  test('has verbs that undo each other, with words, examples and buttons', () => {
    expect(read('cms/src/api/couriers/nouns/delivery-bag.ts')).toContain(
      "stateVerb(deliveryBag, 'mark-found', 'branch.edit', { from: 'LOST', to: 'ACTIVE' })",
    );
    expect(read('cms/src/api/couriers/routes/nouns.ts')).toContain('[deliveryBag, ...deliveryBagVerbs]');
    for (const file of result.written.filter((name) => /locales|plain\/|details\.tsx/.test(name)))
      for (const verb of ['mark-lost', 'mark-found']) expect(read(file), file).toContain(verb);
  });

  test('has words of its own for its codes in the panel', () => {
    for (const language of ['en', 'pt-BR', 'es']) {
      const { values } = JSON.parse(read(`cms/src/admin/locales/${language}.json`));
      expect(values).toMatchObject({ 'delivery-bag.size.L': 'L', 'delivery-bag.state.LOST': 'Lost' });
    }
  });

  test('is known to every register', () => {
    for (const file of result.named) expect(read(file), file).toMatch(/delivery[-_ ]?bag/i);
  });

  test.each(servingNouns)('is served by %s beside the nouns and verbs there', async (context) => {
    const routes = `cms/src/api/${context}/routes/nouns.ts`;
    cpSync(at(routes), path.join(folder, routes));
    const noun = `${context}-thing`;
    await writeNoun({ ...plain, context, noun, plural: `${noun}s` }, folder);
    const added = `${context}Thing`;
    expect(read(routes)).toMatch(new RegExp(`,\\s*${added},?\\s*\\);\\s*$`));
    expect(read(routes).match(new RegExp(`\\b${added}\\b`, 'g'))).toHaveLength(2);
  });

  test('is not written over', async () => {
    const before = read('cms/tests/api/support/plain-nouns.ts');
    await expect(writeNoun(order, folder)).rejects.toThrow('there already');
    expect(read('cms/tests/api/support/plain-nouns.ts')).toBe(before);
  });

  test('has a name and fields that can be such', async () => {
    for (const wrong of [
      { noun: '../table' },
      { plural: 'Tables' },
      { fields: 'seats:number' },
      { fields: 'a b' },
      { fields: 'size:S' },
      { title: 'The code' },
      { verb: ['Mark lost'] },
    ])
      await expect(writeNoun({ ...order, ...wrong }, folder)).rejects.toThrow(/is no (name|field|verb)/);
    await expect(writeNoun({ ...order, fields: 'courier:couriers' }, folder)).rejects.toThrow(
      'courier:couriers?',
    );
    await expect(writeNoun({ ...order, fields: 'note,note' }, folder)).rejects.toThrow('cannot be a field');
    expect(existsSync(path.join(folder, 'cms/src/contracts/Tables.ts'))).toBe(false);
  });
});
