import { DAY_MIN, instantOf, isDay } from '@domain/time';
import type { WordKeys } from '@shared/format/word-keys';

/** What the log can be asked for, as the address has it; days are those of the branch. */
export interface ActivityFilters {
  person: string;
  entity: string;
  action: string;
  branch: string;
  from: string;
  to: string;
}

export const FILTER_NAMES = ['person', 'entity', 'action', 'branch', 'from', 'to'] as const;

/** What is done to each kind of thing, as far as people look for it. */
export const ACTIONS: Partial<Record<string, readonly WordKeys<'activity', 'actions'>[]>> = {
  order: ['accept', 'reject', 'cancel', 'restore', 'step-back', 'confirm-payment', 'refund', 'deliver'],
  menu: ['starter', 'import', 'import-undo'],
  'menu-release': ['create', 'schedule', 'publish', 'roll-back'],
  product: ['create', 'update', 'archive', 'restore', 'stock'],
  category: ['create', 'update', 'archive', 'restore'],
  'variation-group': ['create', 'update', 'archive', 'restore'],
  'extra-group': ['create', 'update', 'archive', 'restore'],
  branch: [
    'create',
    'update',
    'archive',
    'restore',
    'pause',
    'resume',
    'opening-hours',
    'social-links',
    'settings',
    'go-live',
  ],
  user: [
    'invite',
    'copy-link',
    'accept',
    'update',
    'suspend',
    'reactivate',
    'remove',
    'end-sessions',
    'ask-access',
    'grant-access',
  ],
  'support-ticket': ['open', 'reply', 'answer', 'resolve', 'reopen'],
};

export function filtersOf(params: URLSearchParams): ActivityFilters {
  const read = (name: keyof ActivityFilters) => params.get(name) ?? '';
  return {
    person: read('person'),
    entity: read('entity'),
    action: read('action'),
    branch: read('branch'),
    from: read('from'),
    to: read('to'),
  };
}

/** The query of the API: days become instants, the last one included. */
export function queryOf(filters: ActivityFilters, timeZone: string): Record<string, string | undefined> {
  const { person, entity, action, branch, from, to } = filters;
  const at = (day: string, minutes: number) =>
    isDay(day) ? instantOf(day, minutes, timeZone).toISOString() : undefined;
  return {
    person: person || undefined,
    entity: entity || undefined,
    action: action || undefined,
    branch: branch || undefined,
    from: at(from, 0),
    to: at(to, DAY_MIN),
  };
}
