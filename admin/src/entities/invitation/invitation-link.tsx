import { useNotification } from '@refinedev/core';
import type { InvitationLinkDto, PersonDto } from '@contracts/team';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '@shared/api/request';
import { useErrorMessage } from '@entities/record/use-error-message';

const LinkByHand = lazy(() => import('./link-by-hand'));

type Invited = Pick<PersonDto, 'id' | 'name' | 'email'>;

/** Makes a link to somebody's invitation and copies it; where the browser does not, `dialog` shows it. */
export function useInvitationLink({ id, name, email }: Invited) {
  const { t } = useTranslation('invitation');
  const { open: notify } = useNotification();
  const showError = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [url, setUrl] = useState<string | null>(null);

  const put = async (text: string) => {
    await navigator.clipboard.writeText(text);
    notify?.({
      type: 'success',
      message: t('copied', { name }),
      description: t('copiedText', { email }),
    });
    setUrl(null);
  };
  const copy = async () => {
    setBusy(true);
    try {
      const link = await request<InvitationLinkDto>('POST', `/api/team/${id}/copy-link`, {});
      // Without TLS there is no clipboard, and some browsers copy only at once after a press.
      await put(link.url).catch(() => setUrl(link.url));
    } catch (error) {
      showError(error, { title: t('notCopied', { name }) });
    } finally {
      setBusy(false);
    }
  };
  const dialog = url !== null && (
    <Suspense fallback={null}>
      <LinkByHand name={name} email={email} url={url} onCopy={() => put(url)} onClose={() => setUrl(null)} />
    </Suspense>
  );
  return { copy, busy, dialog };
}
