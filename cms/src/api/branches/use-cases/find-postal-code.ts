import type { PostalCodeDto } from '../../../contracts/maps';
import { notFound } from '../../../errors/api-error';
import { maps } from '../../../integrations/maps';

const LONGEST_CODE = 16;

/** The address a postal code is of; a 404 where it is not found, or where no look-up is set up. */
export async function findPostalCode(code: string): Promise<PostalCodeDto> {
  const address = await maps.postalCodes?.find(code.slice(0, LONGEST_CODE));
  if (!address) throw notFound();
  return address;
}
