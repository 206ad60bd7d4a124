import { useLocale } from '../i18n/locale';
import styles from './offline-banner.module.css';
import { useOnline } from './use-online';
import { Icon } from './icon';

/** Says that what is shown may be old. `unreachable` is for a network that is there and a server that is not. */
export function OfflineBanner({ unreachable, words }: { unreachable: boolean; words: string }) {
  const online = useOnline();
  const { t } = useLocale();
  return (
    <div role="status">
      {(!online || unreachable) && (
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
