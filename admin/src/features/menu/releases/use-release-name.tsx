import { releaseCreate } from '@contracts/menu-releases';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '@shared/ui/field';

/** What a release is called; it complains only once somebody wanted to go on without. */
export function useReleaseName(before = '') {
  const { t } = useTranslation('release');
  const [typed, setTyped] = useState(before);
  const [asked, setAsked] = useState(false);
  const name = typed.trim();
  return {
    /** Gives the name, or null after saying that it is missing. */
    take: () => {
      setAsked(true);
      return name === '' ? null : name;
    },
    field: (
      <Field
        required
        label={t('name')}
        hint={t('nameHint')}
        error={asked && name === '' ? t('nameMissing') : undefined}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={releaseCreate.shape.name.maxLength ?? undefined}
            data-autofocus
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
    ),
  };
}
