import { describe, expect, it } from 'vitest';
import {
  applyMapping,
  checkMapping,
  describeColumns,
  headingSignature,
  ignoredHeadings,
  missingFields,
  proposeColumns,
  recogniseColumns,
  type TargetField,
} from '../../../src/domain/table-files';

type Key = 'name' | 'phone' | 'email' | 'note';

const FIELDS: readonly TargetField<Key>[] = [
  { key: 'name', names: ['Name', 'Nome', 'Nombre'], synonyms: ['Customer', 'Cliente'], required: true },
  { key: 'phone', names: ['Phone', 'Telefone', 'Teléfono'], synonyms: ['Mobile', 'Celular'], required: true },
  { key: 'email', names: ['Email', 'E-mail', 'Correo'] },
  { key: 'note', names: ['Note', 'Observação', 'Nota'] },
];

const plain = (mapping: ReadonlyMap<string, string | null>) => Object.fromEntries(mapping);

describe('what headings say by themselves', () => {
  it('is a name or a synonym in any language, apart from case, accents and spaces', () => {
    expect(plain(recogniseColumns([' NOME ', 'telefono', 'Correo', 'Bairro', ''], FIELDS))).toEqual({
      NOME: 'name',
      telefono: 'phone',
      Correo: 'email',
      Bairro: null,
    });
  });

  it('is a name before a synonym, and each field once', () => {
    expect(plain(recogniseColumns(['Cliente', 'Nome', 'Celular', 'Mobile', 'Nome'], FIELDS))).toEqual({
      Cliente: null,
      Nome: 'name',
      Celular: 'phone',
      Mobile: null,
    });
  });

  it('is nothing that is only similar', () => {
    expect(plain(recogniseColumns(['Telefne', 'Nome completo'], FIELDS))).toEqual({
      Telefne: null,
      'Nome completo': null,
    });
  });
});

describe('a proposal', () => {
  it.each<[string, Key | null]>([
    ['Nome completo', 'name'],
    ['Telefne', 'phone'],
    ['Tlefone', 'phone'],
    ['Nº do celular', 'phone'],
    ['Phone number (with area code)', 'phone'],
    ['Obervação', 'note'],
    ['=Nome completo', 'name'],
    ['Celular do cliente', 'phone'],
    ['Nome e telefone', null],
    ['Noma', null],
    ['Bairro', null],
    ['???', null],
  ])('for %s is %s', (heading, field) => {
    expect([...proposeColumns([heading], FIELDS).values()]).toEqual([field]);
  });

  it('gives each field to the most similar heading, and what is left to the others', () => {
    expect(
      plain(proposeColumns(['Nome e telefone', 'Nome completo do cliente', 'Nome completo'], FIELDS)),
    ).toEqual({
      'Nome e telefone': 'phone',
      'Nome completo do cliente': null,
      'Nome completo': 'name',
    });
  });
});

describe('a mapping that somebody sent', () => {
  const headings = ['Quem', 'Fone', 'Cidade'];

  it('is taken with what it leaves out as not imported', () => {
    const checked = checkMapping({ ' Quem': 'name', Fone: 'phone' }, headings, FIELDS);
    if ('problems' in checked) throw new Error('It was refused');
    expect(missingFields(checked.mapping, FIELDS)).toEqual([]);
    expect(ignoredHeadings(headings, checked.mapping)).toEqual(['Cidade']);
  });

  it('is refused with every problem at its heading', () => {
    const chosen = { Quem: 'name', Fone: 'fax', Cidade: 'name', Rua: 'note', constructor: null };
    expect(checkMapping(chosen, headings, FIELDS)).toEqual({
      problems: [
        { heading: 'Fone', code: 'UNKNOWN_TARGET' },
        { heading: 'Cidade', code: 'DUPLICATE_TARGET' },
        { heading: 'Rua', code: 'UNKNOWN_HEADING' },
        { heading: 'constructor', code: 'UNKNOWN_HEADING' },
      ],
    });
  });

  it('names what is required and missing', () => {
    expect(missingFields(new Map([['Quem', 'note']]), FIELDS)).toEqual(['name', 'phone']);
  });
});

describe('a sheet', () => {
  const sheet = {
    headings: ['Quem', "'=Fone", '', 'Quem'],
    lines: [
      { line: 2, cells: ['Ana', 11, 'x', 'second'] },
      { line: 3, cells: [' ', '', '', ''] },
      { line: 5, cells: ['Rui'] },
      { line: 6, cells: ['Ana', '\t', 'x'] },
      { line: 7, cells: ['y'.repeat(100), 12] },
      { line: 8, cells: ['Eva', 13] },
    ],
  };

  it('is read by field: empty lines and cells are left out', () => {
    const mapping = new Map<string, Key | null>([
      ['Quem', 'name'],
      ['=Fone', 'phone'],
    ]);
    const rows = [...applyMapping(sheet, mapping)].slice(0, 3);
    expect(rows.map(({ line, cells }) => [line, Object.fromEntries(cells)])).toEqual([
      [2, { name: 'Ana', phone: 11 }],
      [5, { name: 'Rui' }],
      [6, { name: 'Ana' }],
    ]);
  });

  it('is described by its headings with up to three different values, cut short', () => {
    expect(describeColumns(sheet, new Map([['Quem', 'name']]))).toEqual([
      { heading: 'Quem', samples: ['Ana', 'Rui', `${'y'.repeat(59)}…`], field: 'name' },
      { heading: '=Fone', samples: ['11', '12', '13'], field: null },
    ]);
  });

  it('has the signature of its set of headings', () => {
    const of = headingSignature(['Quem', 'Fone']);
    expect(headingSignature(['Fone', ' Quem ', '', 'Fone', 'Motivo'])).toBe(of);
    expect(headingSignature(['Fone', 'quem'])).not.toBe(of);
    expect(headingSignature(['Fone'])).not.toBe(of);
  });
});
