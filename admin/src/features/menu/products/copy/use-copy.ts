import type { CopyBranch } from '@contracts/menu-copy';
import { useState } from 'react';
import { copyApi, type CopyOrder } from './copy-api';
import { ApiError } from '@shared/api/error';

type CopyStep = 'choose' | 'preview' | 'done';

/** Shows what copying comes to, and does it branch by branch, so that one sees how far it is. */
export function useCopy() {
  const [step, setStep] = useState<CopyStep>('choose');
  const [branches, setBranches] = useState<CopyBranch[]>([]);
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  // Of one order: what got through is not done a second time when the rest is tried again.
  const [key, setKey] = useState('');

  const run = async (of: number, work: () => Promise<void>) => {
    setProblem(null);
    setProgress({ done: 0, of });
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error);
    } finally {
      setProgress(null);
    }
  };
  return {
    step,
    branches,
    progress,
    problem,
    back: () => {
      setProblem(null);
      setStep('choose');
    },
    preview: (order: CopyOrder) =>
      run(1, async () => {
        setBranches((await copyApi.preview(order)).branches);
        setKey(crypto.randomUUID());
        setStep('preview');
      }),
    copy: (order: CopyOrder) =>
      run(order.toBranchIds.length, async () => {
        const done: CopyBranch[] = [];
        for (const branchId of order.toBranchIds) {
          const { branches: copied } = await copyApi.copy(
            { ...order, toBranchIds: [branchId] },
            `${key}-${branchId}`,
          );
          done.push(...copied);
          setProgress({ done: done.length, of: order.toBranchIds.length });
        }
        setBranches(done);
        setStep('done');
      }),
  };
}
