import type { SettingValues } from '@domain/settings';

/** How densely a board stands, as its styles read it: nothing of what has to be read goes, only the room around it. */
export const densityOf = ({ density }: Pick<SettingValues['board'], 'density'>) => ({
  'data-density': density,
});
