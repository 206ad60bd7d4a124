import { environment } from '../../environment';
import { nominatim } from './nominatim';
import type { Maps } from './port';
import { viaCep } from './via-cep';

/** What this server was set up with for maps; without a setting nothing is asked of anybody. */
export const maps: Maps = {
  tiles: environment.mapTilesUrl
    ? { url: environment.mapTilesUrl, attribution: environment.mapTilesAttribution }
    : null,
  geocoder: environment.geocoderUrl ? nominatim(environment.geocoderUrl) : null,
  postalCodes: environment.postalCodeUrl ? viaCep(environment.postalCodeUrl) : null,
};
