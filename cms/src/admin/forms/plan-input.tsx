import { useEffect, useState } from 'react';
import { useFetchClient, useField } from '@strapi/strapi/admin';
import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { ROWS } from '../cells/rows';
import { type InputProps, Labelled } from './labelled';

interface Plan {
  slug: string;
  name: string;
}

const PLAN = 'api::plans.plan';

/** A choice of the plans there are, those included that are no longer offered. */
export function PlanInput(props: InputProps) {
  const { name, disabled } = props;
  const { value, onChange } = useField<string | null>(name);
  const { get } = useFetchClient();
  const [plans, setPlans] = useState<Plan[]>([]);
  useEffect(() => {
    let wanted = true;
    const params = { sort: 'position:ASC', page: 1, pageSize: 100 };
    get<{ results: Plan[] }>(`${ROWS}/${PLAN}`, { params })
      .then(({ data }) => wanted && setPlans(data.results))
      // Without the list the plan still shows by its slug, below.
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [get]);
  const known = plans.some(({ slug }) => slug === value);
  const choices = known || !value ? plans : [{ slug: value, name: value }, ...plans];
  return (
    <Labelled {...props}>
      <SingleSelect
        value={value ?? ''}
        disabled={disabled ?? false}
        onChange={(slug) => onChange(name, String(slug))}
      >
        {choices.map(({ slug, name: planName }) => (
          <SingleSelectOption key={slug} value={slug}>
            {planName}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Labelled>
  );
}
