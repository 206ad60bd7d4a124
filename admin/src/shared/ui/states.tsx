import { Button, Empty, Flex, Skeleton as AntSkeleton, Space } from 'antd';
import { CircleAlert, type LucideIcon } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/error';
import { forbiddenPath } from '../routing/path';
import { LinkButton } from './button';
import { classes } from './classes';
import styles from './states.module.css';

interface EmptyStateProps {
  icon: LucideIcon;
  /** What this place is for. */
  title: string;
  text?: ReactNode;
  /** The first step. */
  action?: ReactNode;
  compact?: boolean;
}

export function EmptyState({ icon: Icon, title, text, action, compact }: EmptyStateProps) {
  return (
    <Empty
      className={classes(styles.state, compact && styles.compact)}
      image={<Icon size={20} strokeWidth={1.5} aria-hidden />}
      classNames={{ image: styles.icon }}
      description={
        <>
          <h2 className={styles.title}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </>
      }
    >
      {action && <Space wrap>{action}</Space>}
    </Empty>
  );
}

interface ErrorStateProps {
  error: unknown;
  onRetry?: () => void;
  /** What could not be done, when "could not be loaded" does not say it. */
  title?: string;
  compact?: boolean;
  /** Another way on, beside trying again. */
  more?: ReactNode;
}

/** Says what happened and what to do; the code stands below it for who is asked for help. */
export function ErrorState({ error, onRetry, title, compact, more }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  const { message, code } = wordsOf(error);
  const missing = error instanceof ApiError && code === 'FORBIDDEN' ? error.details.permission : undefined;
  // Trying again would be refused again.
  const way = missing ? (
    <LinkButton to={forbiddenPath(missing)}>{t('error.whoCanHelp')}</LinkButton>
  ) : (
    onRetry && <Button onClick={onRetry}>{t('error.retry')}</Button>
  );
  const text = (
    <>
      {message || t(code === 'UNREACHABLE' ? 'error.unreachable' : 'error.unexpected')}
      {code && <small className={styles.code}>{code}</small>}
    </>
  );
  const ways = way && (
    <>
      {way}
      {more}
    </>
  );
  return (
    <div role="alert">
      <EmptyState
        compact={compact}
        icon={CircleAlert}
        title={title ?? t('error.title')}
        text={text}
        action={ways}
      />
    </div>
  );
}

/** Of a refusal, be it ours or as Refine has it; any other error has no words for people. */
const wordsOf = (error: unknown) =>
  (typeof error === 'object' && error !== null && 'statusCode' in error ? error : {}) as {
    message?: string;
    code?: string;
  };

/** A grey line that stands where text will be. */
export function SkeletonLine({
  width = '100%',
  height = 12,
}: {
  width?: CSSProperties['width'];
  height?: number;
}) {
  return (
    <AntSkeleton.Node active rootClassName={styles.bone} style={{ width, height, minWidth: 0 }}>
      {/* antd draws the picture of a chart into an empty one. */}
      <></>
    </AntSkeleton.Node>
  );
}

/** Lines of text to come. Announced as busy; invisible for the first 150 ms, so that fast answers do not flicker. */
export function Skeleton({ lines = 3, height = 12 }: { lines?: number; height?: number }) {
  const { t } = useTranslation('ui');
  return (
    <Flex vertical gap={12} className={styles.late} role="status" aria-label={t('loading')}>
      {Array.from({ length: lines }, (_, line) => (
        <SkeletonLine key={line} height={height} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </Flex>
  );
}
