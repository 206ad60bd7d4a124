import { useNotification } from '@refinedev/core';
import type { OrderDto } from '@contracts/orders';
import { Button } from 'antd';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '@entities/record/use-error-message';
import { useHasPermission } from '@entities/session/access';
import { ApiError } from '@shared/api/error';
import { request } from '@shared/api/request';

/** Mails the customer once more what they ordered and where to follow it. */
export function ResendButton({ order, email }: { order: Pick<OrderDto, 'id'>; email: string }) {
  const { t } = useTranslation('orders');
  const { open: notify } = useNotification();
  const showError = useErrorMessage();
  const [sending, setSending] = useState(false);
  const mayEdit = useHasPermission('order.edit');
  if (!mayEdit) return null;
  const send = async () => {
    setSending(true);
    try {
      await request('POST', `/api/orders/${order.id}/resend-confirmation`, {});
      notify?.({ type: 'success', message: t('details.resent', { email }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showError(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button
      size="small"
      loading={sending}
      icon={<MailPlus size={14} strokeWidth={1.75} aria-hidden />}
      onClick={() => void send()}
    >
      {t('details.resend')}
    </Button>
  );
}
