import type { Availability } from '@domain/menu';
import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { GroupRow, Option } from './group-kind';
import type { GroupActions } from './use-group-actions';
import { AvailabilityFields } from '@entities/availability/availability-fields';
import { useAvailabilityWords } from '@entities/availability/use-availability-words';
import { StockMoves } from '../stock/stock-moves';
import { useHasPermission } from '@entities/session/access';
import { FieldRow } from '@shared/form/field-row';
import { Fieldset } from '@shared/form/fieldset';
import { Field } from '@shared/ui/field';
import { WholeNumberInput } from '@shared/form/whole-number-input';

interface Counted {
  stockTracked?: boolean | undefined;
  stockLowAt?: number | null | undefined;
}

interface OptionStockProps<R extends GroupRow> {
  value: Counted;
  onChange: (changes: Counted) => void;
  error: string | undefined;
  /** As it is stored; undefined for one that is only typed yet. */
  stored: { row: R; option: Option } | undefined;
  actions: GroupActions<R>;
}

/** Whether pieces of an option are counted, from when on few are left, and what comes in and goes. */
export function OptionStock<R extends GroupRow>(props: OptionStockProps<R>) {
  const { value, onChange, error, stored, actions } = props;
  const { t } = useTranslation(['menu', 'product']);
  const mayStock = useHasPermission('menu.sold-out');
  const { stockTracked = false, stockLowAt = null } = value;
  return (
    <Fieldset legend={t('product.sections.stock')}>
      <label>
        <Switch
          checked={stockTracked}
          disabled={!mayStock}
          onChange={(tracked) => onChange({ stockTracked: tracked })}
        />
        {t('product:fields.stockTracked')}
      </label>
      {stockTracked && (
        <>
          <FieldRow>
            <Field optional label={t('product:fields.stockLowAt')} hint={t('stock.lowHint')} error={error}>
              {(control) => (
                <WholeNumberInput
                  {...control}
                  disabled={!mayStock}
                  value={stockLowAt}
                  onChange={(mark) => onChange({ stockLowAt: mark })}
                />
              )}
            </Field>
          </FieldRow>
          {mayStock && stored?.option.stockTracked && (
            <StockMoves
              item={{ ...stored.option, unit: 'UN' }}
              busy={actions.isBusy(stored.option.id)}
              lowAt={stockLowAt}
              onMove={(move, message) => actions.moveOptionStock(stored.row, stored.option, move, message)}
            />
          )}
          {mayStock && !stored?.option.stockTracked && <p>{t('stock.afterSaving')}</p>}
        </>
      )}
      {!mayStock && <p>{t('stock.readOnly')}</p>}
    </Fieldset>
  );
}

interface OptionTimesProps {
  value: Availability | null;
  onChange: (value: Availability | null) => void;
  error: string | undefined;
  disabled: boolean;
}

/** When an option of a group is for sale. Who may not change it reads it. */
export function OptionTimes({ value, onChange, error, disabled }: OptionTimesProps) {
  const { t } = useTranslation(['menu', 'product']);
  const words = useAvailabilityWords();
  return (
    <Fieldset legend={t('availability.title')} error={error}>
      {disabled ? <p>{words(value)}</p> : <AvailabilityFields value={value} onChange={onChange} />}
    </Fieldset>
  );
}
