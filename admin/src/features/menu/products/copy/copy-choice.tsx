import { Button, Segmented } from 'antd';
import { COPY_FIELDS, COPY_MODES, type CopyField } from '@domain/menu-copy';
import { useTranslation } from 'react-i18next';
import styles from './copy.module.css';
import type { CopyChoices } from './saved-choices';
import { Fieldset } from '@shared/form/fieldset';
import { CheckboxGroup } from '@shared/ui/checkbox-group';

interface CopyChoiceProps {
  /** What the person may copy. */
  offered: readonly CopyField[];
  branches: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
  wish: CopyChoices;
  onWish: (wish: CopyChoices) => void;
}

/** Where to, what of the products, and whether to make, to change or both. */
export function CopyChoice({ offered, branches, chosen, onChosen, wish, onWish }: CopyChoiceProps) {
  const { t } = useTranslation('menu-copy');
  const all = <V extends string>(every: readonly V[], now: readonly V[], set: (values: V[]) => void) => (
    <Button
      size="small"
      type="text"
      onClick={() => set(every.every((one) => now.includes(one)) ? [] : [...every])}
    >
      {t(every.every((one) => now.includes(one)) ? 'none' : 'all')}
    </Button>
  );
  return (
    <div className={styles.part}>
      <Fieldset legend={t('branches')}>
        <CheckboxGroup
          options={branches.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={onChosen}
        />
        {branches.length > 2 && (
          <div>
            {all(
              branches.map(({ id }) => id),
              chosen,
              onChosen,
            )}
          </div>
        )}
      </Fieldset>
      <Fieldset legend={t('what')}>
        <CheckboxGroup
          options={offered.map((value) => ({ value, label: t(`fields.${value}`) }))}
          value={wish.fields}
          onChange={(fields) => onWish({ ...wish, fields })}
        />
        <div>{all(offered, wish.fields, (fields) => onWish({ ...wish, fields }))}</div>
      </Fieldset>
      <ul className={styles.hints}>
        <li>{t('hints.own')}</li>
        <li>{t(wish.fields.includes('prices') ? 'hints.groups' : 'hints.noPrices')}</li>
        {offered.length < COPY_FIELDS.length && <li>{t('hints.mayNot')}</li>}
      </ul>
      <Fieldset legend={t('mode')}>
        <div className={styles.mode}>
          <Segmented
            aria-label={t('mode')}
            value={wish.mode}
            onChange={(mode) => onWish({ ...wish, mode })}
            options={COPY_MODES.map((value) => ({ value, label: t(`modes.${value}`) }))}
          />
        </div>
      </Fieldset>
    </div>
  );
}
