import { Button } from 'antd';
import { MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { contactLinks } from './contact-links';
import { CustomerPhone } from './customer-phone';

/** Calls the customer or writes to them on WhatsApp; nothing for a viewer who is not told their phone, or only its end. */
export function ContactButtons({ phone, number }: { phone: string | null; number: string }) {
  const { t } = useTranslation('orders');
  const links = contactLinks(phone);
  if (!phone || !links) return null;
  return (
    <>
      <Button
        href={links.call}
        icon={<Phone size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={t('actionOn', { action: t('contact.call'), number })}
      >
        <CustomerPhone phone={phone} />
      </Button>
      <Button
        href={links.whatsapp}
        target="_blank"
        rel="noreferrer"
        icon={<MessageCircle size={16} strokeWidth={1.75} aria-hidden />}
        aria-label={t('actionOn', { action: t('contact.whatsapp'), number })}
      >
        {t('contact.whatsapp')}
      </Button>
    </>
  );
}
