import { Form } from 'antd';
import type { MapSettingsDto, PostalCodeDto } from '@contracts/maps';
import { useRef, useState } from 'react';
import { request } from '@shared/api/request';

type Part = keyof PostalCodeDto;

/** The parts of an address that a postal code may fill in: never over what is there. */
export function partsToFill(
  address: Partial<Record<string, unknown>>,
  found: PostalCodeDto,
  parts: readonly Part[],
): Partial<PostalCodeDto> {
  const empty = parts.filter((part) => found[part] !== '' && (address[part] ?? '') === '');
  return Object.fromEntries(empty.map((part) => [part, found[part]]));
}

interface Options {
  /** The fields of the address that the form around it has. */
  parts: readonly Part[];
  onFilled?: (filled: Partial<PostalCodeDto>) => void;
}

/**
 * Fills in the address of the form around it by its postal code, once that is left, where the server has somebody to ask.
 * Nobody is told of a code that is not found: the address is typed then, as ever.
 */
export function usePostalCode({ parts, onFilled }: Options) {
  const form = Form.useFormInstance<Record<string, unknown>>();
  const code: unknown = Form.useWatch(['address', 'postalCode'], form);
  const [filledBy, setFilledBy] = useState<unknown>(null);
  const asked = useRef('');

  const lookUp = async () => {
    const typed = codeIn(form);
    if (typed === '' || typed === asked.current) return;
    asked.current = typed;
    // Not through Refine: setting up begins before there is a business, and goes without it.
    const settings = await request<MapSettingsDto>('GET', '/api/maps').catch(() => null);
    if (!settings?.postalCodes) return;
    const path = `/api/maps/postal-codes/${encodeURIComponent(typed)}`;
    const found = await request<PostalCodeDto>('GET', path).catch(() => null);
    // Of two answers only the one to what stands there now counts.
    if (!found || codeIn(form) !== typed) return;
    const filled = partsToFill(form.getFieldValue('address') as Record<string, unknown>, found, parts);
    const fields = Object.entries(filled);
    if (fields.length === 0) return;
    form.setFields(
      fields.map(([part, value]) => ({ name: ['address', part], value, touched: true, errors: [] })),
    );
    setFilledBy(form.getFieldValue(['address', 'postalCode']));
    onFilled?.(filled);
  };
  return {
    /** What stands there was filled in by the code that stands there. */
    filled: filledBy !== null && filledBy === code,
    lookUp: () => void lookUp(),
  };
}

const codeIn = ({ getFieldValue }: { getFieldValue: (name: string[]) => unknown }): string => {
  const code = getFieldValue(['address', 'postalCode']);
  return typeof code === 'string' ? code.trim() : '';
};
