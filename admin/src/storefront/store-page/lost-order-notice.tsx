import { trackingAddress } from '../addresses';
import type { LostOrder } from '../checkout/lost-order';
import { useLocale } from '../i18n/locale';
import { Notice } from '../ui/notice';
import styles from './store-notices.module.css';

const TOLD = {
  TAKEN: { kind: 'info', link: 'earlier.follow' },
  CHANGED: { kind: 'info', link: 'earlier.follow' },
  UNPAID: { kind: 'warning', link: 'lost.pay' },
  ENDED: { kind: 'error', link: 'lost.see' },
} as const;

/** What became of an order whose answer was lost, as far as it is known. */
export function LostOrderNotice({ slug, lost }: { slug: string; lost: LostOrder }) {
  const { t } = useLocale();
  if (!('token' in lost)) return <Notice kind="error">{t(`lost.${lost.is}`)}</Notice>;
  const { kind, link } = TOLD[lost.is];
  return (
    <Notice
      kind={kind}
      action={
        <a className={styles.link} href={trackingAddress(slug, lost.token)}>
          {t(link)}
        </a>
      }
    >
      {t(`lost.${lost.is}`, { number: lost.number })}
    </Notice>
  );
}
