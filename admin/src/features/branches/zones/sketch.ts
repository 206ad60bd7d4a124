import type { AreaDraft } from '@entities/delivery-zone/area';

/** What the form beside the map says of an area, to be drawn and changed there. */
export interface Sketch {
  area: AreaDraft;
  color: string;
  onChange: (area: AreaDraft) => void;
}
