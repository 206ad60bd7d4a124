import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@shared/ui/inputs';

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
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        maxLength={60}
        required
        data-autofocus
        value={typed}
        onChange={setTyped}
        error={asked && name === '' ? t('nameMissing') : undefined}
      />
    ),
  };
}
