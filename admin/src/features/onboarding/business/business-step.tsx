import type { BusinessDto } from '@contracts/business';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  businessIssues,
  businessSchema,
  toBusinessBody,
  toBusinessValues,
  type BusinessValues,
} from './business-values';
import { onboardingApi } from '../onboarding-api';
import { saveRow } from '../save-row';
import { SkipButton, StepActions, StepFrame } from '../step-frame';
import type { StepProps } from '../step-props';
import { useLoaded } from '../use-loaded';
import { useHasPermission } from '@entities/session/access';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { ErrorState, Skeleton } from '@shared/ui/states';

export function BusinessStep(props: StepProps) {
  const { t } = useTranslation('onboarding');
  const owner = useHasPermission('business.edit');
  return (
    <StepFrame step="business">
      {owner ? (
        <Load {...props} />
      ) : (
        <>
          <p>{t('business.ownersAlone')}</p>
          <StepActions>
            <SkipButton answer={props.answer} step="business" onSkip={props.onSkip} />
          </StepActions>
        </>
      )}
    </StepFrame>
  );
}

function Load(props: StepProps) {
  const { data, error, load } = useLoaded(() => onboardingApi.business());
  if (data) return <BusinessForm {...props} business={data} />;
  return error ? <ErrorState compact error={error} onRetry={load} /> : <Skeleton lines={5} height={36} />;
}

function BusinessForm({ business, answer, onDone, onSkip }: StepProps & { business: BusinessDto }) {
  const { t } = useTranslation('onboarding');
  const brazil = business.country === 'BR';
  const form = useRecordForm<BusinessValues>({
    stored: toBusinessValues(business),
    version: business.version,
    schema: businessSchema,
    check: businessIssues(business.country),
    words: 'onboarding',
  });

  const send = async (typed: BusinessValues) => {
    await saveRow(form, toBusinessValues, () =>
      onboardingApi.saveBusiness(toBusinessBody(typed, form.base.version)),
    );
    await onDone();
  };

  return (
    <PlainForm
      form={form}
      send={send}
      submit={t('save')}
      after={<SkipButton answer={answer} step="business" onSkip={onSkip} />}
    >
      <FormField name="tradeName" label={t('business.tradeName')} hint={t('business.tradeNameHint')}>
        <Input autoComplete="organization" />
      </FormField>
      <FormField
        name="legalName"
        label={t('business.legalName')}
        hint={t(brazil ? 'business.legalNameHintBrazil' : 'business.legalNameHint')}
      >
        <Input />
      </FormField>
      <FormField name="document" label={t(brazil ? 'business.documentBrazil' : 'business.document')} optional>
        <Input autoComplete="off" />
      </FormField>
      <FieldRow>
        <FormField name="phone" label={t('business.phone')}>
          <Input type="tel" autoComplete="tel" />
        </FormField>
        <FormField name="email" label={t('business.email')} optional>
          <Input type="email" inputMode="email" autoComplete="email" />
        </FormField>
      </FieldRow>
    </PlainForm>
  );
}
