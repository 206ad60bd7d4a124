import { useTranslation } from 'react-i18next';

const NAMED = 5;

interface LeftOut {
  name: string;
  issue: { message: string };
}

/** Names what was left as it is, and why: the first few of them. */
export function useRefusalSummary() {
  const { t } = useTranslation('menu');
  return (refused: readonly LeftOut[]): string | undefined => {
    if (refused.length === 0) return undefined;
    const names = refused.slice(0, NAMED).map(({ name, issue }) => `${name}: ${issue.message}`);
    const more = refused.length > NAMED ? [t('bulk.andMore', { count: refused.length - NAMED })] : [];
    return [t('bulk.leftOut', { count: refused.length }), ...names, ...more].join(' ');
  };
}
