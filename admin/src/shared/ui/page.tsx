import { Flex } from 'antd';
import { ChevronLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { PRODUCT_NAME } from '../brand';
import { classes } from './classes';
import styles from './page.module.css';

/** The area of a screen; `narrow` for forms. */
export function Page({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return <div className={classes(styles.page, narrow && styles.narrow)}>{children}</div>;
}

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Where this place hangs below, with its name. */
  back?: { to: To; label: string };
  /** At most one primary button among them. */
  actions?: ReactNode;
}

export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
  return (
    <header className={styles.head}>
      <div>
        {back && (
          <Link to={back.to} className={styles.back}>
            <ChevronLeft size={16} strokeWidth={1.5} aria-hidden />
            {back.label}
          </Link>
        )}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
      </div>
      {actions && (
        <Flex wrap gap={8} align="center" justify="flex-end">
          {actions}
        </Flex>
      )}
    </header>
  );
}
