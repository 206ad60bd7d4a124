import { useLocale } from '../i18n/locale';
import styles from './offline-banner.module.css';
import { useOnline } from './use-online';
import { Icon } from './icon';

/** Says that what is shown may be old, because the server is `unreachable`, and whose fault that seems to be. */
export function OfflineBanner({ unreachable, words }: { unreachable: boolean; words: string }) {
  const online = useOnline();
  const { t } = useLocale();
  return (
    <div role="status">
      {unreachable && (
        <p className={styles.banner}>
          <Icon sign="offline" size={16} />
          <span>
            <strong>{online ? t('offline.server') : t('offline.device')}</strong> {words}
          </span>
        </p>
      )}
    </div>
  );
}
