/** What this server was set up with for maps, of `GET /api/maps`, inside `data`. Everything is off until it is named. */
export interface MapSettingsDto {
  /** Where pictures of streets come from, by Leaflet's template `{z}/{x}/{y}`, and who is to be named for them. */
  tiles: { url: string; attribution: string } | null;
  /** Whether an address can be turned into a point. */
  geocoder: boolean;
  /** Whether a postal code can be turned into an address. */
  postalCodes: boolean;
}

/** What a postal code says of an address, of `GET /api/maps/postal-codes/:code`, inside `data`; '' where it does not. */
export interface PostalCodeDto {
  street: string;
  district: string;
  city: string;
  state: string;
}
