import { isBrazilianState } from './states';

export type AddressProblemCode = 'BAD_POSTAL_CODE' | 'BAD_STATE' | 'HALF_A_POINT';

/** `path` names the field at fault. */
interface AddressProblem {
  code: AddressProblemCode;
  path: ('postalCode' | 'state' | 'lat' | 'lng')[];
}

interface AddressParts {
  state: string;
  postalCode: string;
  lat?: number | null | undefined;
  lng?: number | null | undefined;
}

/**
 * What is wrong with an address by the habits of its country: in Brazil a CEP has eight digits, with or without its
 * stroke, and the state is one of the 27. Everywhere a place on the map has both its numbers or none.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function addressProblems(address: AddressParts, country: string): AddressProblem[] {
  const problems: AddressProblem[] = [];
  if (country === 'BR') {
    if (!/^\d{5}-?\d{3}$/.test(address.postalCode.trim()))
      problems.push({ code: 'BAD_POSTAL_CODE', path: ['postalCode'] });
    if (!isBrazilianState(address.state)) problems.push({ code: 'BAD_STATE', path: ['state'] });
  }
  const [lat, lng] = [address.lat ?? null, address.lng ?? null];
  if ((lat === null) !== (lng === null))
    problems.push({ code: 'HALF_A_POINT', path: [lat === null ? 'lat' : 'lng'] });
  return problems;
}
