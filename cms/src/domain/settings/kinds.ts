/** On or off. */
export interface Switch {
  kind: 'switch';
  byDefault: boolean;
}

/** A whole number of a unit, both ends of its range included; an `optional` one may be null, which means "no limit". */
export interface Whole<Optional extends boolean = boolean> {
  kind: 'number';
  unit: 'percent' | 'seconds' | 'minutes' | 'days' | 'orders' | 'number';
  min: number;
  max: number;
  optional: Optional;
  byDefault: Optional extends true ? number | null : number;
}

/** One of some words. */
export interface Choice<Word extends string = string> {
  kind: 'choice';
  of: readonly Word[];
  byDefault: Word;
}

/** A line of text, which may be empty. */
export interface Line {
  kind: 'text';
  maxLength: number;
  /** What it may be made of; anything where left out. */
  pattern?: RegExp;
  byDefault: string;
}

/** What one setting is: from this come its storage, its check, its control and its mark of difference. */
export type Setting = (Switch | Whole | Choice | Line) & {
  /** Where in what a branch stores it stands; by default `<group>.<name>`. */
  at?: string;
};

export type ValueOf<S> = S extends { kind: 'switch' }
  ? boolean
  : S extends { kind: 'number'; optional: true }
    ? number | null
    : S extends { kind: 'number' }
      ? number
      : S extends { kind: 'choice'; of: readonly (infer Word)[] }
        ? Word
        : string;

export const onOff = (byDefault: boolean): Switch => ({ kind: 'switch', byDefault });

export const whole = (
  unit: Whole['unit'],
  [min, max]: readonly [min: number, max: number],
  byDefault: number,
): Whole<false> => ({ kind: 'number', unit, min, max, optional: false, byDefault });

/** A limit that is not set by default. */
export const limit = (unit: Whole['unit'], [min, max]: readonly [min: number, max: number]): Whole<true> => ({
  kind: 'number',
  unit,
  min,
  max,
  optional: true,
  byDefault: null,
});

export const oneOf = <const Word extends string>(of: readonly Word[], byDefault: Word): Choice<Word> => ({
  kind: 'choice',
  of,
  byDefault,
});

export const line = (maxLength: number, pattern?: RegExp): Line => ({
  kind: 'text',
  maxLength,
  ...(pattern && { pattern }),
  byDefault: '',
});

/** Whether a value is one that the setting can have. */
export function isValueOf(setting: Setting, value: unknown): boolean {
  switch (setting.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      if (value === null) return setting.optional;
      return (
        typeof value === 'number' && Number.isInteger(value) && value >= setting.min && value <= setting.max
      );
    case 'choice':
      return typeof value === 'string' && setting.of.includes(value);
    case 'text':
      return (
        typeof value === 'string' &&
        value.length <= setting.maxLength &&
        (setting.pattern?.test(value) ?? true)
      );
  }
}
