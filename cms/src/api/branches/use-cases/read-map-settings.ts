import type { MapSettingsDto } from '../../../contracts/maps';
import { maps } from '../../../integrations/maps';

/** What the server was set up with for maps: the form offers a search or a look-up only where there is one. */
export function readMapSettings(): MapSettingsDto {
  const { tiles, geocoder, postalCodes } = maps;
  return { tiles, geocoder: geocoder !== null, postalCodes: postalCodes !== null };
}
