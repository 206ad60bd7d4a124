import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { WayProps } from './menu-step';
import styles from './menu.module.css';
import { onboardingApi } from '../onboarding-api';
import { useLoaded } from '../use-loaded';
import { Money } from '@entities/money/money';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { MoneyInput } from '@entities/money/money-input';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';

interface Values {
  category: string;
  name: string;
  description: string;
  priceCents: number | null;
}

const schema = z.object({
  category: z.string().trim().min(2).max(60),
  name: z.string().trim().min(2).max(80),
  description: z.string().trim().max(500),
  priceCents: z.int().min(0),
});
const EMPTY: Values = { category: '', name: '', description: '', priceCents: null };

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** One product after another, with as little as a product can do with; the rest is in the menu's own screens. */
export function ByHand({ branchId, onMade }: WayProps) {
  const { t } = useTranslation('onboarding');
  const { data, load } = useLoaded(async () => {
    const [categories, products] = await Promise.all([
      onboardingApi.categories(branchId),
      onboardingApi.products(branchId),
    ]);
    return { categories, products };
  });
  const form = useRecordForm<Values>({ stored: EMPTY, version: 0, schema, words: 'onboarding' });

  const send = async (typed: Values) => {
    const { category, ...product } = schema.parse(typed);
    const categories = data?.categories ?? [];
    const known = categories.find(({ name }) => same(name, category));
    const { id } =
      known ?? (await onboardingApi.makeCategory({ branchId, name: category, position: categories.length }));
    await onboardingApi.makeProduct({
      ...product,
      branchId,
      categoryIds: [id],
      position: data?.products.length ?? 0,
    });
    // The next one is most likely of the same category.
    form.reset({ values: { ...EMPTY, category }, version: 0 });
    load();
    await onMade();
    document.querySelector<HTMLInputElement>('[data-field=name] input')?.focus();
  };

  return (
    <section className={styles.hand} aria-label={t('menu.ways.hand.title')}>
      <PlainForm form={form} send={send} submit={t('menu.hand.add')}>
        <FieldRow>
          <FormField name="category" label={t('menu.hand.category')}>
            <Input list="known-categories" autoComplete="off" />
          </FormField>
          <FormField name="priceCents" label={t('menu.hand.price')}>
            <MoneyInput />
          </FormField>
        </FieldRow>
        <datalist id="known-categories">
          {data?.categories.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
        <FormField name="name" label={t('menu.hand.name')}>
          <Input autoComplete="off" />
        </FormField>
        <FormField name="description" label={t('menu.hand.description')}>
          <Input />
        </FormField>
      </PlainForm>
      {data && data.products.length > 0 && (
        <ul className={styles.list} aria-label={t('menu.hand.list')}>
          {data.products.map(({ id, name, priceCents }) => (
            <li key={id}>
              <span>{name}</span>
              <Money cents={priceCents} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
