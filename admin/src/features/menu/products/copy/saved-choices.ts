import { COPY_FIELDS, COPY_MODES, type CopyField, type CopyMode } from '@domain/menu-copy';

/** What is copied and what is made of it, as it was chosen last on this device. */
export interface CopyChoices {
  fields: CopyField[];
  mode: CopyMode;
}

const KEY = 'comanda.menu.copy';
const EVERYTHING: CopyChoices = { fields: [...COPY_FIELDS], mode: 'BOTH' };

export function loadCopyChoices(): CopyChoices {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('fields' in kept) || !('mode' in kept))
      return EVERYTHING;
    const { fields, mode } = kept;
    return {
      fields: COPY_FIELDS.filter((field) => Array.isArray(fields) && fields.includes(field)),
      mode: COPY_MODES.find((each) => each === mode) ?? 'BOTH',
    };
  } catch {
    return EVERYTHING;
  }
}

export function saveCopyChoices(wish: CopyChoices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // Without storage the choice lasts as long as the drawer.
  }
}
