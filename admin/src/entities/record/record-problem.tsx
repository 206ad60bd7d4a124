import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@shared/api/error';
import { LinkButton } from '@shared/ui/button';
import { EmptyState, ErrorState } from '@shared/ui/states';

interface RecordProblemProps {
  error: ApiError;
  onRetry: () => void;
  /** Where the rows that are there are listed. */
  list: { to: string; label: string };
}

/** Why a row's page cannot be shown: it is gone, which no new try mends, or it could not be loaded. */
export function RecordProblem({ error, onRetry, list }: RecordProblemProps) {
  const { t } = useTranslation('ui');
  if (error.status !== 404) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={Compass}
      title={t('notFound.heading')}
      text={t('notFound.text')}
      action={<LinkButton to={list.to}>{list.label}</LinkButton>}
    />
  );
}
