import { useInvalidate } from '@refinedev/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseVariations } from './choose-variations';
import type { ProductValues } from './product-values';
import { useBranches } from '@entities/branch/branch';
import { useHasPermission } from '@entities/session/access';
import { FormDrawer } from '@shared/form/form-drawer';
import type { RecordFormState } from '@shared/form/use-record-form';
import { Skeleton } from '@shared/ui/states';

const KINDS = {
  'variation-groups': {
    words: 'variationGroups',
    Form: lazy(() => import('../variations/new-variation-group')),
  },
  'extra-groups': { words: 'extraGroups', Form: lazy(() => import('../products-extra/new-extra-group')) },
} as const;

type NewGroupKind = keyof typeof KINDS;

/** Making a group beside the product's form, which then uses it; `open` is null for who may not make any. */
export function useNewGroup(form: RecordFormState<ProductValues>, branchId: string) {
  const { t } = useTranslation('menu');
  const invalidate = useInvalidate();
  // What is new has prices.
  const edits = useHasPermission('menu.edit');
  const prices = useHasPermission('menu.price.edit');
  const branch = useBranches().find(({ id }) => id === branchId);
  const [kind, setKind] = useState<NewGroupKind | null>(null);

  const choose = async (resource: NewGroupKind, id: string) => {
    // By then the form below knows its name.
    await invalidate({ resource, invalidates: ['list'] });
    if (resource === 'variation-groups') chooseVariations(form, id);
    else form.set('extraGroupIds', [...form.values.extraGroupIds, id]);
    setKind(null);
  };
  const { words, Form } = KINDS[kind ?? 'extra-groups'];
  return {
    open: edits && prices && branch ? setKind : null,
    drawer: kind && branch && (
      <FormDrawer title={t(`${words}.new`)} size="wide" onClose={() => setKind(null)}>
        <Suspense fallback={<Skeleton lines={8} height={16} />}>
          <Form branch={branch} onCreated={({ id }) => void choose(kind, id)} />
        </Suspense>
      </FormDrawer>
    ),
  };
}

export type OpenNewGroup = ReturnType<typeof useNewGroup>['open'];
