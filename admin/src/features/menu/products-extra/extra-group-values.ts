import { extraGroupCreate, type ExtraGroupDto } from '@contracts/menu';
import { nestingProblems, validateExtraGroup } from '@domain/menu';
import type { z } from 'zod';
import { archivedLast, newPartId, toSentParts } from '../groups/parts';
import { inPlace } from '../groups/group-kind';
import { withNormalizedAvailability } from '@entities/availability/availability-words';
import type { TypedOption } from '../groups/read-options';
import type { FieldIssue } from '@shared/form/issues';
import type { RecordFormState } from '@shared/form/use-record-form';

/** What the form edits. Until when an option is sold out, and what is left of it, is no part of it: that is said at once, beside the form. */
export const extraGroupSchema = extraGroupCreate.omit({ branchId: true });
export type ExtraGroupValues = z.output<typeof extraGroupSchema>;

/** What every section of the form is given. */
export interface SectionProps {
  form: RecordFormState<ExtraGroupValues>;
}
export type ExtraValues = ExtraGroupValues['extras'][number];

export const NEW_EXTRA_GROUP: ExtraGroupValues = {
  name: '',
  internalName: null,
  description: '',
  min: 0,
  max: 1,
  freeQuantity: 0,
  priceMethod: 'SUM',
  display: 'CHECKBOX',
  state: 'ACTIVE',
  availability: null,
  extras: [],
};

export function newExtra({ name, priceCents }: TypedOption): ExtraValues {
  return {
    id: newPartId(),
    name,
    description: '',
    priceCents: priceCents ?? 0,
    variationPrices: [],
    linkedProductId: null,
    extraGroupIds: [],
    imageUrl: null,
    position: 0,
    maxQuantity: 1,
    defaultQuantity: 0,
    stockTracked: false,
    stockLowAt: null,
    state: 'ACTIVE',
    availability: null,
  };
}

export function extraGroupValues(group: ExtraGroupDto): ExtraGroupValues {
  const { name, internalName, description, min, max, freeQuantity, priceMethod, display, availability } =
    group;
  return {
    ...{ name, internalName, description, min, max, freeQuantity, priceMethod, display, availability },
    // An archived group has no page; were it shown, it would be as paused.
    state: group.state === 'ACTIVE' ? 'ACTIVE' : 'PAUSED',
    extras: archivedLast(inPlace(group.extras)).map(
      ({ soldOutUntil: _soldOutUntil, stockQuantity: _left, ...extra }) => extra,
    ),
  };
}

/** Only what is sent: options in their order, and new ones without the names they had here. */
export function sentExtraGroup<V extends Partial<ExtraGroupValues>>(values: V): V {
  const tidy = withNormalizedAvailability(values);
  return tidy.extras ? { ...tidy, extras: toSentParts(tidy.extras) } : tidy;
}

/** How many pieces customers can choose at most, were nothing sold out. */
const piecesOf = ({ extras }: Pick<ExtraGroupValues, 'extras'>): number =>
  extras
    .filter(({ state }) => state === 'ACTIVE')
    .reduce((pieces, { maxQuantity }) => pieces + (maxQuantity || 0), 0);

/** The rules lie between these: whoever changes one of them is told. */
const RULE = ['min', 'max', 'freeQuantity', 'priceMethod', 'display', 'extras'] as const;

/** What a group's form knows of the branch: the groups in use, and which of them it is; null for a new one. */
interface Surroundings {
  id: string | null;
  groups: readonly ExtraGroupDto[];
}

/** The domain's objections, which are the server's. That nothing can be chosen is no riddle while there is no option. */
export function checkExtraGroup(values: ExtraGroupValues, { id, groups }: Surroundings): FieldIssue[] {
  const nesting = nestingProblems({ ...values, id }, groups).map(({ code, path, args }) => ({
    code,
    path: path.join('.'),
    args,
  }));
  const own = validateExtraGroup(values)
    .filter(({ code }) => code !== 'IMPOSSIBLE_GROUP' || values.extras.length > 0)
    .map(({ code, path }) => ({
      code,
      path: path.join('.'),
      about: path.length === 1 ? RULE : undefined,
      args: { count: piecesOf(values), min: values.min, max: values.max },
    }));
  return [...own, ...nesting];
}
