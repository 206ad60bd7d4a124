import { z } from 'zod';
import { fetchJson } from './ask';
import type { PostalCodes } from './port';

const found = z.object({
  logradouro: z.string().default(''),
  bairro: z.string().default(''),
  localidade: z.string(),
  uf: z.string(),
});

/** A look-up of postal codes that answers like ViaCEP; `{code}` in the address is the code. */
export function viaCep(template: string): PostalCodes {
  return {
    async find(code) {
      const digits = code.replace(/\D/g, '');
      if (digits.length !== 8) return null;
      const answer = found.safeParse(await fetchJson(new URL(template.replace('{code}', digits))));
      if (!answer.success) return null;
      const { logradouro, bairro, localidade, uf } = answer.data;
      return { street: logradouro, district: bairro, city: localidade, state: uf };
    },
  };
}
