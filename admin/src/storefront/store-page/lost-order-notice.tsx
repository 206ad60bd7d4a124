import { trackingAddress } from '../addresses';
import type { LostOrder } from '../checkout/lost-order';
import { useLocale } from '../i18n/locale';
import { Notice } from '../ui/notice';
import styles from './store-notices.module.css';

/** What became of an order whose answer was lost, as far as it is known. */
export function LostOrderNotice({ slug, lost }: { slug: string; lost: LostOrder }) {
  const { t } = useLocale();
  if (lost.is !== 'TAKEN') return <Notice kind="error">{t(`lost.${lost.is}`)}</Notice>;
  return (
    <Notice
      kind="info"
      action={
        <a className={styles.link} href={trackingAddress(slug, lost.token)}>
          {t('earlier.follow')}
        </a>
      }
    >
      {t('lost.TAKEN', { number: lost.number })}
    </Notice>
  );
}
