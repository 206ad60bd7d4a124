import type { FieldDifference, RowDifference } from '../../../contracts/menu-releases';
import { fieldsToWrite, type FieldValues, type StagedEntity } from '../../../domain/menu-releases';
import type { Viewer } from '../../../sessions/viewer';
import type { ChangeRow } from '../store/staged-changes';
import { fieldValues } from './field-values';
import { STAGED_NOUNS, type MenuRow } from './staged-nouns';

/** What a release changes of one row, or has changed of it. */
export function rowDifference(viewer: Viewer, change: ChangeRow, row: MenuRow | undefined): RowDifference {
  const now = row ? fieldValues(row) : {};
  const was = change.before ?? change.base;
  const becomes = change.published ?? (row ? fieldsToWrite(change, now) : change.fields);
  return {
    entity: change.entity,
    id: change.entityId,
    name: row?.name ?? change.name,
    gone: row === undefined,
    fields: Object.keys(seenFields(viewer, change.entity, change.fields)).map(
      (field): FieldDifference => ({
        field,
        was: was[field] ?? null,
        now: now[field] ?? null,
        becomes: becomes[field] ?? null,
      }),
    ),
  };
}

/** What the viewer is told of staged fields. */
export function seenFields(viewer: Viewer, entity: StagedEntity, fields: FieldValues): FieldValues {
  const hidden = STAGED_NOUNS[entity].hidden(viewer);
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !hidden.includes(field)));
}
