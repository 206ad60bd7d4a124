import { counted } from '@domain/menu/unit';
import type { ItemChange } from '@domain/orders/revision';
import { useTranslation } from 'react-i18next';

/** What an edit did to one item: how many it was and is, and its notes where they are others now. */
export function ChangeWords({ change }: { change: ItemChange }) {
  const { t } = useTranslation('order-kitchen');
  const { quantity, quantityBefore, unit, kind, notes, notesBefore } = change;
  const name = [change.name, change.variation, ...change.extras].filter(Boolean).join(' · ');
  const before = counted(quantityBefore, unit);
  return (
    <span>
      {kind === 'REMOVED' && (
        <s>
          {before} {name}
        </s>
      )}
      {(kind === 'ADDED' || kind === 'HELD' || kind === 'FIRED') && `${counted(quantity, unit)} ${name}`}
      {kind === 'CHANGED' && quantity !== quantityBefore && `${before} → ${counted(quantity, unit)} ${name}`}
      {kind === 'CHANGED' && quantity === quantityBefore && name}
      {(notesBefore !== undefined || (kind === 'ADDED' && notes)) && <b> {notes ?? t('noNotes')}</b>}
    </span>
  );
}
