import { Button, Drawer } from 'antd';
import { COPY_FIELDS, COPY_PERMISSIONS } from '@domain/menu-copy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyBranch } from './copy-branch';
import { CopyChoice } from './copy-choice';
import styles from './copy.module.css';
import { saveCopyChoices, loadCopyChoices } from './saved-choices';
import { useCopy } from './use-copy';
import { useBranches } from '@entities/branch/branch';
import { useSession } from '@entities/session/session';
import { drawerWidth } from '@shared/tokens/tokens';

interface CopyDrawerProps {
  /** Of one branch. */
  products: readonly { id: string; name: string; branchId: string }[];
  onClose: () => void;
}

/** Products into other branches: where to and what, then what that comes to there, and only then it is done. */
export default function CopyDrawer({ products, onClose }: CopyDrawerProps) {
  const { t } = useTranslation('menu-copy');
  const { grants } = useSession();
  const offered = COPY_FIELDS.filter((field) => grants[COPY_PERMISSIONS[field] ?? 'menu.edit'] !== undefined);
  const from = products[0]?.branchId ?? '';
  const others = useBranches().filter(({ id }) => id !== from);
  const [chosen, setChosen] = useState<string[]>(others.length === 1 ? others.map(({ id }) => id) : []);
  const [wish, setWish] = useState(loadCopyChoices);
  const { step, branches, progress, problem, ...copy } = useCopy();

  const fields = wish.fields.filter((field) => offered.includes(field));
  const order = {
    branchId: from,
    productIds: products.map(({ id }) => id),
    toBranchIds: chosen,
    fields,
    mode: wish.mode,
  };
  const sum = branches.reduce((total, { counts }) => total + counts.created + counts.updated, 0);
  const name = (id: string) => others.find((branch) => branch.id === id)?.name ?? '';
  const busy = progress !== null;
  const footer =
    step === 'choose' ? (
      <>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          type="primary"
          loading={busy}
          disabled={chosen.length === 0 || fields.length === 0}
          onClick={() => {
            saveCopyChoices(wish);
            void copy.preview(order);
          }}
        >
          {t('preview')}
        </Button>
      </>
    ) : step === 'preview' ? (
      <>
        <Button disabled={busy} onClick={copy.back}>
          {t('back')}
        </Button>
        <Button type="primary" loading={busy} disabled={sum === 0} onClick={() => void copy.copy(order)}>
          {t('copy', { count: sum })}
        </Button>
      </>
    ) : (
      <Button type="primary" onClick={onClose}>
        {t('close')}
      </Button>
    );
  const [first] = products;
  return (
    <Drawer
      open
      title={
        products.length === 1 && first
          ? t('titleOne', { name: first.name })
          : t('title', { count: products.length })
      }
      width={drawerWidth.wide}
      footer={footer}
      onClose={() => {
        if (!busy) onClose();
      }}
    >
      <div className={styles.copy}>
        <p role="status" className={styles.status}>
          {step === 'choose' && t('intro')}
          {step === 'preview' && !busy && t(sum > 0 ? 'shown' : 'nothing')}
          {step === 'preview' && progress && t('under', progress)}
          {step === 'done' && t('done', { count: sum })}
        </p>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem.message || t('failed')}
          </p>
        )}
        {step === 'choose' ? (
          <CopyChoice
            offered={offered}
            branches={others}
            chosen={chosen}
            onChosen={setChosen}
            wish={{ ...wish, fields }}
            onWish={setWish}
          />
        ) : (
          branches.map((branch) => (
            <CopyBranch
              key={branch.branchId}
              of={branch}
              name={name(branch.branchId)}
              done={step === 'done'}
            />
          ))
        )}
      </div>
    </Drawer>
  );
}
