import type { BranchDto } from '@contracts/branches';
import { useTranslation } from 'react-i18next';
import { onboardingApi } from '../onboarding-api';
import { saveRow } from '../save-row';
import { StepFrame } from '../step-frame';
import type { StepProps } from '../step-props';
import { useLoaded } from '../use-loaded';
import { addressIssues } from '@entities/branch/address-values';
import { BranchFields } from '@entities/branch/branch-fields';
import {
  branchSchema,
  browserZone,
  newBranchValues,
  toBranchBody,
  toBranchValues,
  type BranchValues,
} from '@entities/branch/branch-values';
import { may } from '@entities/session/access';
import { useSession } from '@entities/session/session';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';
import { ErrorState, Skeleton } from '@shared/ui/states';

export function BranchStep(props: StepProps) {
  const { t } = useTranslation('onboarding');
  const id = props.answer.branch?.id;
  const { business } = useSession();
  const { data, error, load } = useLoaded(async () => ({
    branch: id === undefined ? null : await onboardingApi.branch(id),
    phone: may('business.edit') ? (await onboardingApi.business()).phone : null,
  }));
  const mayMake = id !== undefined || may('branch.create');
  return (
    <StepFrame step="branch">
      {!mayMake && <p>{t('business.ownersAlone')}</p>}
      {mayMake && error !== null && !data && <ErrorState compact error={error} onRetry={load} />}
      {mayMake && error === null && !data && <Skeleton lines={6} height={36} />}
      {mayMake && data && (
        <BranchForm
          {...props}
          branch={data.branch}
          fresh={newBranchValues({ ...business, phone: data.phone }, browserZone())}
        />
      )}
    </StepFrame>
  );
}

function BranchForm({
  branch,
  fresh,
  onDone,
}: StepProps & { branch: BranchDto | null; fresh: BranchValues }) {
  const { t } = useTranslation('onboarding');
  const { country } = useSession().business;
  const valuesOf = (row: BranchDto) => toBranchValues(row, country);
  const form = useRecordForm<BranchValues>({
    stored: branch ? valuesOf(branch) : fresh,
    version: branch?.version ?? 0,
    schema: branchSchema,
    check: addressIssues(country),
    words: 'branch',
  });

  const send = async (typed: BranchValues) => {
    const body = toBranchBody(branchSchema.parse(typed), branch);
    if (branch) {
      const { version } = form.base;
      await saveRow(form, valuesOf, () => onboardingApi.saveBranch(branch.id, { ...body, version }));
    } else await onboardingApi.makeBranch(body);
    await onDone();
  };

  return (
    <PlainForm form={form} send={send} submit={t('save')}>
      <BranchFields form={form} country={country} fresh={branch === null} />
    </PlainForm>
  );
}
