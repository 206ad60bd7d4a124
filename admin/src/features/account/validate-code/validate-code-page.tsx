import type { CodeCheckedDto } from '@contracts/account';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { AskAddress } from './ask-address';
import { awaitCode, awaitedCode, codeArrived, linkedCode, type AwaitedCode } from './awaited-code';
import { ConfirmByLink } from './confirm-by-link';
import { ResendCode } from './resend-code';
import { accountApi } from '../account-api';
import { PublicPage } from '../public/public-page';
import styles from '../public/public.module.css';
import { SecondFactorPage } from '../second-factor/second-factor-page';
import { useOpening } from '../second-factor/use-opening';
import { CodeForm } from '@shared/form/code-form';
import { safeReturn } from '@shared/routing/path';

/** `/validate-code`: the code that was mailed, typed here or brought along by the button of the mail. */
export default function ValidateCodePage() {
  const { search, hash } = useLocation();
  const linked = linkedCode(search, hash);
  const [byHand, setByHand] = useState(false);
  const [awaited, setAwaited] = useState(() => linked?.awaited ?? awaitedCode());
  const goOn = useGoingOn(awaited);

  if (goOn.ticket) return goOn.secondFactor;
  if (!awaited) {
    return (
      <AskAddress
        onAnswer={(answer) => {
          awaitCode(answer);
          setAwaited(answer);
        }}
      />
    );
  }
  if (linked?.token && !byHand) {
    return (
      <ConfirmByLink
        token={linked.token}
        awaited={awaited}
        onChecked={goOn.checked}
        onByHand={() => setByHand(true)}
      />
    );
  }
  return <TypedCode awaited={awaited} onChecked={goOn.checked} />;
}

interface TypedCodeProps {
  awaited: AwaitedCode;
  onChecked: (checked: CodeCheckedDto) => Promise<void>;
}

function TypedCode({ awaited, onChecked }: TypedCodeProps) {
  const { t } = useTranslation('account');
  const { purpose, email } = awaited;
  const other = purpose === 'SIGNUP' ? '/signup' : '/forgot-password';
  return (
    <PublicPage
      title={t(`code.title.${purpose}`)}
      subtitle={
        <>
          {t('code.sentTo')} <strong className={styles.address}>{email}</strong>
        </>
      }
      links={
        <Link to={other} className={styles.link}>
          {t('code.otherAddress')}
        </Link>
      }
    >
      <CodeForm
        label={t('code.label')}
        submit={t('code.submit')}
        send={async (code) => onChecked(await accountApi.checkCode({ purpose, email, code }))}
      >
        <ResendCode awaited={awaited} />
      </CodeForm>
    </PublicPage>
  );
}

/** Where a right code leads: signed in, or on to a new password. */
function useGoingOn(awaited: AwaitedCode | null) {
  const navigate = useNavigate();
  const opening = useOpening(() => {
    codeArrived();
    void navigate(safeReturn(awaited?.to ?? null) ?? '/', { replace: true });
  });

  const checked = async (answer: CodeCheckedDto) => {
    if (answer.next === 'SIGNED_IN') return opening.open(() => Promise.resolve(answer.session));
    codeArrived();
    const state = { ticket: answer.ticket, email: awaited?.email ?? '' };
    await navigate('/new-password', { replace: true, state });
  };
  const secondFactor = opening.ticket && (
    <SecondFactorPage ticket={opening.ticket} open={opening.open} onLeave={opening.leave} />
  );
  return { checked, ticket: opening.ticket, secondFactor };
}
