import { useTranslation } from 'react-i18next';
import styles from './public.module.css';

/** Where the people of Comanda sign in: the panel is a page of the server's own, so that it is loaded as a whole. */
export function PanelLink() {
  const { t } = useTranslation('account');
  return (
    <a href="/admin" className={styles.quiet}>
      {t('panel')}
    </a>
  );
}
