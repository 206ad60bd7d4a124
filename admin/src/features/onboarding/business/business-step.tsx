import type { BusinessDto } from '@contracts/business';
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
import { SkipButton, StepDeeds, StepFrame } from '../step-frame';
import type { StepProps } from '../step-props';
import { useRead } from '../use-read';
import { useGrant } from '@entities/session/access';
import { FieldPlace, FieldRow } from '@shared/form/field-place';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { TextField } from '@shared/ui/inputs';
import { ErrorState, Skeleton } from '@shared/ui/states';

export function BusinessStep(props: StepProps) {
  const { t } = useTranslation('onboarding');
  const owner = useGrant('business.edit') !== null;
  return (
    <StepFrame step="business">
      {owner ? (
        <Load {...props} />
      ) : (
        <>
          <p>{t('business.ownersAlone')}</p>
          <StepDeeds>
            <SkipButton answer={props.answer} step="business" onSkip={props.onSkip} />
          </StepDeeds>
        </>
      )}
    </StepFrame>
  );
}

function Load(props: StepProps) {
  const { data, error, load } = useRead(() => onboardingApi.business());
  if (data) return <Form {...props} business={data} />;
  return error ? <ErrorState compact error={error} onRetry={load} /> : <Skeleton lines={5} height={36} />;
}

function Form({ business, answer, onDone, onSkip }: StepProps & { business: BusinessDto }) {
  const { t } = useTranslation('onboarding');
  const brazil = business.country === 'BR';
  const form = useRecordForm<BusinessValues>({
    stored: toBusinessValues(business),
    version: business.version,
    schema: businessSchema,
    check: businessIssues(business.country),
    words: 'onboarding',
  });
  const { values } = form;

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
      <FieldPlace name="tradeName">
        <TextField
          label={t('business.tradeName')}
          hint={t('business.tradeNameHint')}
          autoComplete="organization"
          required
          error={form.error('tradeName')}
          value={values.tradeName}
          onChange={(tradeName) => form.set('tradeName', tradeName)}
        />
      </FieldPlace>
      <FieldPlace name="legalName">
        <TextField
          label={t('business.legalName')}
          hint={t(brazil ? 'business.legalNameHintBrazil' : 'business.legalNameHint')}
          required
          error={form.error('legalName')}
          value={values.legalName}
          onChange={(legalName) => form.set('legalName', legalName)}
        />
      </FieldPlace>
      <FieldPlace name="document">
        <TextField
          label={t(brazil ? 'business.documentBrazil' : 'business.document')}
          optional
          autoComplete="off"
          error={form.error('document')}
          value={values.document}
          onChange={(document) => form.set('document', document)}
        />
      </FieldPlace>
      <FieldRow>
        <FieldPlace name="phone">
          <TextField
            label={t('business.phone')}
            type="tel"
            autoComplete="tel"
            required
            error={form.error('phone')}
            value={values.phone}
            onChange={(phone) => form.set('phone', phone)}
          />
        </FieldPlace>
        <FieldPlace name="email">
          <TextField
            label={t('business.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            optional
            error={form.error('email')}
            value={values.email}
            onChange={(email) => form.set('email', email)}
          />
        </FieldPlace>
      </FieldRow>
    </PlainForm>
  );
}
