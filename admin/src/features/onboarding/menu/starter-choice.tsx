import { Button, Radio, Select } from 'antd';
import { CUISINES, starterMenu, type Cuisine } from '@domain/starter-menus';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WayProps } from './menu-step';
import styles from './menu.module.css';
import { onboardingApi } from '../onboarding-api';
import { LANGUAGE_CODES, LANGUAGES } from '@entities/language/language';
import { Money } from '@entities/money/money';
import { useSession } from '@entities/session/session';
import { FormProblem } from '@shared/form/form-problem';
import { useFormat } from '@shared/format/context';
import { Field } from '@shared/ui/field';

/** A whole menu by the kind of kitchen, shown before it is taken. */
export function StarterChoice({ branchId, onMade }: WayProps) {
  const { t } = useTranslation('onboarding');
  const { currency } = useFormat();
  // Customers read it: it speaks their language, whichever one the person at the screen reads.
  const [language, setLanguage] = useState(useSession().business.defaultLanguage);
  const [cuisine, setCuisine] = useState<Cuisine>('PIZZA');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const menu = useMemo(() => starterMenu(cuisine, language, currency), [cuisine, language, currency]);
  const count = menu.categories.reduce((sum, { products }) => sum + products.length, 0);

  const take = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await onboardingApi.starterMenu({ branchId, cuisine, language });
      await onMade();
    } catch (error) {
      setProblem(error);
    }
    setBusy(false);
  };

  return (
    <section className={styles.starter} aria-label={t('menu.ways.starter.title')}>
      <div role="radiogroup" aria-label={t('menu.cuisine')}>
        <Radio.Group className={styles.cuisines} value={cuisine}>
          {CUISINES.map((each) => (
            <Radio.Button
              key={each}
              value={each}
              className={styles.cuisine}
              onChange={() => setCuisine(each)}
            >
              {t(`menu.cuisines.${each}`)}
            </Radio.Button>
          ))}
        </Radio.Group>
      </div>
      <div className={styles.language}>
        <Field label={t('menu.language')}>
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={setLanguage}
              options={LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGES[value] }))}
            />
          )}
        </Field>
      </div>
      <div className={styles.preview}>
        {menu.categories.map(({ name, products }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {products.map((product) => (
                <li key={product.name}>
                  <span>{product.name}</span>
                  <Money cents={product.priceCents} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {problem !== null && <FormProblem problem={problem} onWaited={() => setProblem(null)} />}
      <div className={styles.take}>
        <Button type="primary" loading={busy} onClick={() => void take()}>
          {t('menu.take', { count })}
        </Button>
        <p>{t('menu.takeHint')}</p>
      </div>
    </section>
  );
}
