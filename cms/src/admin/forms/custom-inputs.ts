import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import { nounOfPage } from '../words/noun-of-page';
import { hasOwnValues } from '../words/translations';
import { CodeInput } from './code-input';
import { DetailsInput } from './details-input';
import { FeaturesInput } from './features-input';
import { LimitsInput } from './limits-input';
import { MoneyInput } from './money-input';
import { PlanInput } from './plan-input';
import { RateInput } from './rate-input';
import { RowsInput } from './rows-input';
import { TextShown } from './text-shown';
import { isRowField } from './row-fields';

/** Inputs of ours by the kind of field that Strapi finds them under. */
const INPUTS = {
  'comanda-money': MoneyInput,
  'comanda-rate': RateInput,
  'comanda-rows': RowsInput,
  'comanda-plan': PlanInput,
  'comanda-features': FeaturesInput,
  'comanda-limits': LimitsInput,
  'comanda-text': TextShown,
  'comanda-details': DetailsInput,
  'comanda-code': CodeInput,
};

interface FormField {
  name: string;
  type: string;
}

interface Form {
  layout: { layout: FormField[][][] };
  query: unknown;
}

export function registerCustomInputs(app: StrapiApp): void {
  for (const [type, Component] of Object.entries(INPUTS)) {
    // Strapi hands every input the field it stands for, which the type of this call does not say.
    const Input = Component as ComponentType;
    app.addFields({ type, Component: Input });
  }
}

/** Gives the fields that Strapi would show as codes, cents and JSON an input that people can read. */
export function withCustomInputs({ layout, query }: Form): Form {
  const own = (field: FormField): FormField => ({ ...field, type: kindOf(field) ?? field.type });
  const panels = layout.layout.map((panel) => panel.map((row) => row.map(own)));
  return { layout: { ...layout, layout: panels }, query };
}

function kindOf({ name, type }: FormField): keyof typeof INPUTS | null {
  if (name.endsWith('Cents')) return 'comanda-money';
  if (name.endsWith('Bps')) return 'comanda-rate';
  if (isRowField(name)) return 'comanda-rows';
  if (name === 'planSlug') return 'comanda-plan';
  if (name === 'features') return 'comanda-features';
  if (name === 'limits') return 'comanda-limits';
  if (type === 'json') return 'comanda-details';
  if (type === 'enumeration' && hasOwnValues(nounOfPage(), name)) return 'comanda-code';
  // A ticket's number is a name, not an amount; of the others the values are codes.
  if (name === 'number' && type === 'integer') return 'comanda-text';
  return name === 'paymentMethod' || name === 'paymentState' ? 'comanda-text' : null;
}
