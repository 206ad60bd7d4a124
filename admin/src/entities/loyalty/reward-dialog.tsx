import { CODE_DIGITS, type LoyaltyCardProgram, type VerifiedCustomerDto } from '@contracts/loyalty-card';
import { Input, Modal, Radio } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './loyalty.module.css';
import { useUnitWords } from '@entities/loyalty/use-unit-words';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';
import { FormProblem } from '@shared/form/form-problem';
import { dialogWidth } from '@shared/tokens/tokens';
import { Field } from '@shared/ui/field';

/** A reward that is redeemed with an order; `id` null spends cashback. */
export interface ChosenReward {
  id: string | null;
  name: string;
  proof: string;
}

interface RewardDialogProps {
  customerId: string;
  programs: readonly LoyaltyCardProgram[];
  onChoose: (reward: ChosenReward) => void;
  onClose: () => void;
}

/** Verifies the code of the customer's page, and has somebody choose one of the rewards that the customer can afford. */
export function RewardDialog({ customerId, programs, onChoose, onClose }: RewardDialogProps) {
  const { t } = useTranslation('loyalty');
  const options = useRewardOptions(programs);
  const [code, setCode] = useState('');
  const [chosen, setChosen] = useState(options[0]?.value);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const form = useId();
  const isWhole = code.length === CODE_DIGITS;

  const redeem = async () => {
    const option = options.find(({ value }) => value === chosen);
    if (!isWhole || !option || busy) return;
    setBusy(true);
    try {
      const path = `/api/loyalty-accounts/${customerId}/verify`;
      const { proof } = await request<VerifiedCustomerDto>('POST', path, { code });
      onChoose({ id: option.rewardId, name: option.name, proof });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void redeem();
  };
  return (
    <Modal
      open
      onCancel={onClose}
      title={t('redeem.title')}
      width={dialogWidth.regular}
      okText={t('redeem.ok')}
      okButtonProps={{ htmlType: 'submit', form, disabled: !isWhole || chosen === undefined }}
      confirmLoading={busy}
    >
      <form id={form} onSubmit={submit} className={styles.form}>
        <Radio.Group
          aria-label={t('redeem.choose')}
          className={styles.rewards}
          value={chosen}
          onChange={({ target }) => setChosen(String(target.value))}
          options={options.map(({ value, label }) => ({ value, label }))}
        />
        <Field label={t('redeem.code')} hint={t('redeem.codeHint')} error={problem?.errors.code?.[0]}>
          {(control) => (
            <Input
              {...control}
              autoFocus
              inputMode="numeric"
              autoComplete="off"
              className={styles.code}
              maxLength={CODE_DIGITS}
              value={code}
              onChange={({ target }) => {
                setProblem(null);
                setCode(target.value.replace(/\D/g, ''));
              }}
            />
          )}
        </Field>
        {problem && !problem.errors.code && (
          <FormProblem problem={problem} onWaited={() => setProblem(null)} />
        )}
      </form>
    </Modal>
  );
}

/** The rewards that a customer can afford, as choices; cashback is one of them. */
function useRewardOptions(programs: readonly LoyaltyCardProgram[]) {
  const { t } = useTranslation('loyalty');
  const unitWords = useUnitWords();
  return programs.flatMap(({ programId, kind, name, cashbackCents, rewards }) => [
    ...(cashbackCents > 0
      ? [
          {
            value: programId,
            rewardId: null,
            name,
            label: t('redeem.cashback', { amount: unitWords('CASHBACK', cashbackCents) }),
          },
        ]
      : []),
    ...rewards
      .filter(({ affordable }) => affordable)
      .map(({ id, name: reward, cost }) => ({
        value: id,
        rewardId: id,
        name: reward,
        label: t('redeem.option', { name: reward, cost: unitWords(kind, cost) }),
      })),
  ]);
}
