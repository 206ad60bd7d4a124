import { Button } from 'antd';
import { CircleAlert, CloudUpload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEffect } from 'react';
import { pressesAt, type RefusedPress } from './queued-presses';
import { Banner } from '../signals/banner';
import { useBranches } from '@entities/branch/branch';
import type { BranchSummary } from '@entities/session/session-types';

/**
 * What was pressed in a kitchen without a line, wherever the person is by now: how much of it waits, and what came to
 * nothing because the order is another by now.
 *
 * @param here the branch whose kitchen is shown, which needs no name
 */
export function UnsentBanners({ here }: { here?: string }) {
  const branches = useBranches();
  const isNamed = ({ id }: BranchSummary) => branches.length > 1 && id !== here;
  return branches.map((branch) => (
    <BranchBanners key={branch.id} branchId={branch.id} name={isNamed(branch) ? branch.name : null} />
  ));
}

function BranchBanners({ branchId, name }: { branchId: string; name: string | null }) {
  const { t } = useTranslation(['order-kitchen', 'orders']);
  const { queue, refusals } = pressesAt(branchId);
  const count = queue.list.use().length;
  const refused = refusals.list.use();

  // What another page of this device was refused.
  useEffect(() => {
    const read = () => refusals.read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [refusals]);

  return (
    <>
      {count > 0 && (
        <Banner icon={CloudUpload} tone="waiting">
          {name === null ? t('unsent', { count }) : t('unsentAt', { count, branch: name })}
        </Banner>
      )}
      {refused.length > 0 && (
        <Banner
          icon={CircleAlert}
          tone="cancelled"
          action={
            <Button size="small" onClick={() => refusals.change(() => [])}>
              {t('orders:actions.acknowledge')}
            </Button>
          }
        >
          {refused.map((each, index) => (
            <RefusedWords key={index} {...each} branch={name} />
          ))}
        </Banner>
      )}
    </>
  );
}

function RefusedWords({ press, state, branch }: RefusedPress & { branch: string | null }) {
  const { t } = useTranslation(['order-kitchen', 'orders', 'order']);
  const number = branch === null ? press.number : `${branch} ${press.number}`;
  const words = { number, action: t(`orders:actions.${press.action}`) };
  return (
    <p>
      {state
        ? t('refused.moved', { ...words, state: t(`order:states.${state}`) })
        : t('refused.other', words)}
    </p>
  );
}
