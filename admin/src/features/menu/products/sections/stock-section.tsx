import { Form, Switch } from 'antd';
import { unitSymbol } from '@domain/menu/unit';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '../product-values';
import type { ProductActions, ProductRow } from '../use-product-actions';
import { useHasPermission } from '@entities/session/access';
import { FieldRow } from '@shared/form/field-row';
import { FormField } from '@shared/form/form-field';
import { FormSection } from '@shared/form/form-section';
import { WholeNumberInput } from '@shared/form/whole-number-input';

const StockMoves = lazy(async () => ({ default: (await import('../../stock/stock-moves')).StockMoves }));

interface StockSectionProps extends SectionProps {
  /** The stored product; undefined for a new one, of which nothing can have come in yet. */
  product?: ProductRow;
  actions?: ProductActions;
}

/** Whether pieces are counted, from when on few are left, and what comes in and goes. */
export function StockSection({ form, product, actions }: StockSectionProps) {
  const { t } = useTranslation(['menu', 'product']);
  const mayStock = useHasPermission('menu.sold-out');
  const { values } = form;
  return (
    <FormSection title={t('product.sections.stock')} text={t(mayStock ? 'stock.text' : 'stock.readOnly')}>
      <label>
        <Form.Item name="stockTracked" valuePropName="checked" noStyle>
          <Switch disabled={!mayStock} />
        </Form.Item>
        {t('product:fields.stockTracked')}
      </label>
      {values.stockTracked && (
        <>
          <FieldRow>
            <FormField name="stockLowAt" hint={t('stock.lowHint')}>
              <WholeNumberInput suffix={unitSymbol(values.unit)} disabled={!mayStock} />
            </FormField>
          </FieldRow>
          {mayStock && product?.stockTracked && actions && (
            <Suspense fallback={null}>
              <StockMoves
                item={product}
                busy={actions.isBusy(product.id)}
                lowAt={values.stockLowAt}
                onMove={(move, message) => actions.moveStock(product, move, message)}
              />
            </Suspense>
          )}
          {mayStock && !product?.stockTracked && <p>{t('stock.afterSaving')}</p>}
        </>
      )}
    </FormSection>
  );
}
