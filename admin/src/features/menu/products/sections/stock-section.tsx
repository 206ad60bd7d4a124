import { Switch } from 'antd';
import { unitSymbol } from '@domain/menu/unit';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from './section-props';
import { StockMoves } from '../stock-moves';
import type { ProductActions, ProductRow } from '../use-product-actions';
import { useGrant } from '@entities/session/access';
import { FieldPlace, FieldRow } from '@shared/form/field-place';
import { FormSection } from '@shared/form/form-section';
import { NumberField } from '@shared/ui/inputs';

interface StockSectionProps extends SectionProps {
  /** The stored product; undefined for a new one, of which nothing can have come in yet. */
  product?: ProductRow;
  actions?: ProductActions;
}

/** Whether pieces are counted, from when on few are left, and what comes in and goes. */
export function StockSection({ form, product, actions }: StockSectionProps) {
  const { t } = useTranslation('menu');
  const mayStock = useGrant('menu.sold-out') !== null;
  const { values, set, error } = form;
  return (
    <FormSection title={t('product.sections.stock')} text={t(mayStock ? 'stock.text' : 'stock.readOnly')}>
      <FieldPlace name="stockTracked">
        <label>
          <Switch
            disabled={!mayStock}
            checked={values.stockTracked}
            onChange={(tracked) => set('stockTracked', tracked)}
          />
          {t('product.fields.stockTracked')}
        </label>
      </FieldPlace>
      {values.stockTracked && (
        <>
          <FieldRow>
            <FieldPlace name="stockLowAt">
              <NumberField
                label={t('product.fields.stockLowAt')}
                optional
                max={100_000}
                unit={unitSymbol(values.unit)}
                disabled={!mayStock}
                hint={t('stock.lowHint')}
                value={values.stockLowAt}
                onChange={(mark) => set('stockLowAt', mark)}
                error={error('stockLowAt')}
              />
            </FieldPlace>
          </FieldRow>
          {mayStock && product?.stockTracked && actions && (
            <StockMoves
              item={product}
              busy={actions.isBusy(product.id)}
              lowAt={values.stockLowAt}
              onMove={(move, message) => actions.moveStock(product, move, message)}
            />
          )}
          {mayStock && !product?.stockTracked && <p>{t('stock.afterSaving')}</p>}
        </>
      )}
    </FormSection>
  );
}
