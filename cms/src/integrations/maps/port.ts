import type { MapSettingsDto, PostalCodeDto } from '../../contracts/maps';
import type { Point } from '../../domain/delivery';

/** An address as people write it, for a service that knows places. */
export interface WrittenAddress {
  street: string;
  number: string;
  district: string;
  city: string;
  postalCode: string;
}

/** Whoever knows where an address is. */
export interface Geocoder {
  /** Its place on the map; null where it is not found, or where nobody answers in time. */
  locate(address: WrittenAddress): Promise<Point | null>;
}

/** Whoever knows which address a postal code is of. */
export interface PostalCodes {
  /** What of the address the code says; null where it is not found, or where nobody answers in time. */
  find(code: string): Promise<PostalCodeDto | null>;
}

/** What a server has of maps: each part is null until a setting names it. */
export interface Maps {
  tiles: MapSettingsDto['tiles'];
  geocoder: Geocoder | null;
  postalCodes: PostalCodes | null;
}
