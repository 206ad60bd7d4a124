import type { Address } from '@domain/orders/order';
import type { CallerDto, StaffQuoteDto } from '@contracts/staff-orders';
import { Button, Form, Input } from 'antd';
import { MapPin } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { isWhole } from './bodies';
import { isSamePlace, type DraftAddress, type OrderDraft } from './draft';
import styles from './new-order.module.css';
import { AddressFields } from '@entities/branch/address-fields';
import { addressSchema } from '@entities/branch/address-values';
import { FormField, FormOfFields } from '@shared/form/form-field';
import { FieldNote } from '@shared/ui/field';

const schema = z.object({ address: addressSchema.extend({ reference: z.string().max(140) }) });

interface AddressPartProps {
  draft: OrderDraft;
  change: (changes: Partial<OrderDraft>) => void;
  country: string;
  caller: CallerDto | null;
  onChoose: (address: Address) => void;
  quote: StaffQuoteDto | null;
}

/** Where it goes: one of the addresses that it went to before, or a new one; the zone and its fee are said at once. */
export function AddressPart({ draft, change, country, caller, onChoose, quote }: AddressPartProps) {
  const { t } = useTranslation('new-order');
  const [form] = Form.useForm<{ address: DraftAddress }>();
  const [initialValues] = useState(() => ({ address: draft.address }));
  // Known in full, it is one line until somebody wants to change it.
  const [open, setOpen] = useState(() => !isWhole(draft.address));
  // Also what a postal code fills in, of which antd tells its form and nobody else.
  const values = Form.useWatch([], { form, preserve: true }) as { address?: DraftAddress } | undefined;
  const written = values?.address;
  useEffect(() => {
    if (!written) return;
    const address = { ...initialValues.address, ...written };
    // Where an earlier order found a place says nothing of another one.
    change({
      address: isSamePlace(address, initialValues.address) ? address : { ...address, lat: null, lng: null },
    });
  }, [written, change, initialValues]);

  const refused = quote?.refusals.find(({ path }) => path[0] === 'address');
  const context = useMemo(() => ({ schema, error: () => undefined }), []);
  const addresses = caller?.addresses ?? [];
  return (
    <div className={styles.part}>
      {addresses.length > 1 && (
        <ul className={styles.addresses} aria-label={t('addresses')}>
          {addresses.map((address) => (
            <li key={`${address.street} ${address.number} ${address.complement}`}>
              <Button
                size="small"
                shape="round"
                icon={<MapPin size={14} strokeWidth={1.75} aria-hidden />}
                aria-pressed={
                  address.street === draft.address.street && address.number === draft.address.number
                }
                onClick={() => onChoose(address)}
              >
                {[`${address.street}, ${address.number}`, address.complement].filter(Boolean).join(' · ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!open && (
        <p className={styles.whole}>
          <MapPin size={16} strokeWidth={1.5} aria-hidden />
          <span>{lineOf(draft.address)}</span>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('changeAddress')}
          </Button>
        </p>
      )}
      {open && (
        <Form form={form} component={false} initialValues={initialValues} layout="vertical">
          <FormOfFields.Provider value={context}>
            <AddressFields country={country} />
            <FormField name="address.reference" label={t('reference')} optional>
              <Input autoComplete="off" />
            </FormField>
          </FormOfFields.Provider>
        </Form>
      )}
      {refused ? (
        <FieldNote error={refused.message} />
      ) : (
        quote?.zone && (
          <p className={styles.faint} role="status">
            {t('zone', { zone: quote.zone.name, min: quote.zone.etaMin, max: quote.zone.etaMax })}
          </p>
        )
      )}
    </div>
  );
}

const lineOf = ({ street, number, complement, district, city, reference }: DraftAddress) =>
  [`${street}, ${number}`, complement, district, city, reference].filter(Boolean).join(' · ');
