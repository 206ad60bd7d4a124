import type { ReactNode } from 'react';
import { useSession } from '@entities/session/session';
import type { BranchSummary } from '@entities/session/session-types';
import { RegionProvider } from '@shared/format/context';

interface InItsBranchProps {
  /** Left out where one branch alone is shown, whose the times of the page are. */
  branch: BranchSummary | undefined;
  children: ReactNode;
}

/** Where several branches are shown, the times of an order are those of its own. */
export function InItsBranch({ branch, children }: InItsBranchProps) {
  const { business } = useSession();
  if (!branch) return children;
  return (
    <RegionProvider country={business.country} currency={business.currency} timeZone={branch.timezone}>
      {children}
    </RegionProvider>
  );
}
