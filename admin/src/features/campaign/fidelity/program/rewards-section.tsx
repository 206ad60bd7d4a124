import { REWARD_KINDS, type RewardKind } from '@domain/loyalty';
import { Button, Input, Select } from 'antd';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './program.module.css';
import { ProductsSelect } from './products-select';
import { NEW_REWARD, withRewardKind, type ProgramForm, type RewardForm } from './program-values';
import { MoneyInput } from '@entities/money/money-input';
import { FieldRow } from '@shared/form/field-row';
import { FormField, FormGroup } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { PercentInput } from '@shared/form/percent-input';
import type { RecordFormState } from '@shared/form/use-record-form';
import { WholeNumberInput } from '@shared/form/whole-number-input';

const MAX_REWARDS = 20;

interface RewardsSectionProps {
  form: Pick<RecordFormState<ProgramForm>, 'values' | 'set'>;
  /** How often each stored reward was redeemed, by its id. */
  redeemed: Readonly<Record<string, number>>;
}

/** The rewards of a program, one block each. */
export function RewardsSection({ form: { values, set }, redeemed }: RewardsSectionProps) {
  const { t } = useTranslation('loyalty');
  const { kind, rewards } = values;
  if (kind === 'CASHBACK')
    return <FormSection title={t('sections.rewards')}>{t('rewards.cashback')}</FormSection>;
  const change = (index: number, reward: RewardForm) =>
    set(
      'rewards',
      rewards.map((each, at) => (at === index ? reward : each)),
    );
  return (
    <FormSection title={t('sections.rewards')} text={t(rewards.length > 0 ? 'rewards.text' : 'rewards.none')}>
      {rewards.map((reward, index) => (
        // A new reward has nothing but its place to be known by.
        <RewardBlock
          key={index}
          index={index}
          reward={reward}
          values={values}
          redeemed={redeemed[reward.id ?? ''] ?? 0}
          onKind={(next) => change(index, withRewardKind(reward, next))}
          onRemove={() =>
            set(
              'rewards',
              rewards.filter((_, at) => at !== index),
            )
          }
        />
      ))}
      {rewards.length < MAX_REWARDS && (
        <div>
          <Button
            icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => set('rewards', [...rewards, NEW_REWARD])}
          >
            {t('rewards.add')}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

interface RewardBlockProps {
  index: number;
  reward: RewardForm;
  values: ProgramForm;
  redeemed: number;
  onKind: (kind: RewardKind) => void;
  onRemove: () => void;
}

function RewardBlock({ index, reward, values, redeemed, onKind, onRemove }: RewardBlockProps) {
  const { t } = useTranslation('loyalty');
  const number = index + 1;
  const path = (field: keyof RewardForm) => `rewards.${index}.${field}`;
  const costLabel = t(values.kind === 'STAMPS' ? 'reward.cost.STAMPS' : 'reward.cost.POINTS');
  return (
    <div className={styles.block}>
      <FormGroup name={`rewards.${index}`} label={t('rewards.number', { number })} deep={false}>
        <FieldRow>
          <FormField name={path('kind')} label={t('reward.kind')}>
            <Select<RewardKind>
              onChange={onKind}
              options={REWARD_KINDS.map((value) => ({ value, label: t(`values.reward.${value}`) }))}
            />
          </FormField>
          <FormField name={path('name')} label={t('reward.name')}>
            <Input autoComplete="off" />
          </FormField>
        </FieldRow>
        <RewardValue reward={reward} path={path} branchIds={values.branchIds} />
        <FieldRow>
          <FormField name={path('cost')} label={costLabel}>
            <WholeNumberInput />
          </FormField>
          <FormField name={path('usageLimit')} label={t('reward.usageLimit')} optional>
            <WholeNumberInput />
          </FormField>
          {reward.kind !== 'FIXED' && (
            <FormField name={path('maxDiscountCents')} label={t('reward.maxDiscountCents')} optional>
              <MoneyInput />
            </FormField>
          )}
        </FieldRow>
        {redeemed > 0 && <p className={styles.faint}>{t('rewards.redeemed', { count: redeemed })}</p>}
      </FormGroup>
      <Button
        type="text"
        size="small"
        className={styles.remove}
        title={t('rewards.remove', { number })}
        icon={<X size={16} strokeWidth={1.5} aria-hidden />}
        onClick={onRemove}
      />
    </div>
  );
}

interface RewardValueProps {
  reward: RewardForm;
  path: (field: keyof RewardForm) => string;
  branchIds: readonly string[];
}

function RewardValue({ reward: { kind }, path, branchIds }: RewardValueProps) {
  const { t } = useTranslation('loyalty');
  switch (kind) {
    case 'PRODUCT':
      return (
        <FormField name={path('productIds')} label={t('reward.productIds')} optional={false}>
          <ProductsSelect branchIds={branchIds} />
        </FormField>
      );
    case 'PERCENT':
      return (
        <FormField name={path('valueBps')} label={t('reward.valueBps')}>
          <PercentInput />
        </FormField>
      );
    case 'FIXED':
      return (
        <FormField name={path('valueCents')} label={t('reward.valueCents')}>
          <MoneyInput />
        </FormField>
      );
    case 'FREE_DELIVERY':
      return null;
  }
}
