import { pointOf } from '@domain/delivery';
import type { Address } from '@domain/orders/order';
import type { BranchDto } from '@contracts/branches';
import type { CallerDto, OrderMenuDto, StaffQuoteDto } from '@contracts/staff-orders';
import { Button, Form, Input } from 'antd';
import { MapPin, MapPinned } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { isWhole } from './bodies';
import { isSamePlace, shortAddress, type DraftAddress, type OrderDraft } from './draft';
import styles from './new-order.module.css';
import { PlaceDialog } from './place-dialog';
import { AddressFields } from '@entities/branch/address-fields';
import { addressSchema } from '@entities/branch/address-values';
import { FormField, FormOfFields } from '@shared/form/form-field';
import { useFormat } from '@shared/format/context';
import { useLatest } from '@shared/state/use-latest';
import { FieldNote } from '@shared/ui/field';

const schema = z.object({ address: addressSchema.extend({ reference: z.string().max(140) }) });

interface AddressPartProps {
  branch: BranchDto;
  draft: OrderDraft;
  change: (changes: Partial<OrderDraft>) => void;
  country: string;
  districts: OrderMenuDto['districts'];
  caller: CallerDto | null;
  onChoose: (address: Address) => void;
  quote: StaffQuoteDto | null;
}

/** Where it goes: one of the addresses that it went to before, or a new one; the zone and its fee are said at once. */
export function AddressPart(props: AddressPartProps) {
  const { branch, draft, change, country, districts, caller, onChoose, quote } = props;
  const { t } = useTranslation('new-order');
  const { money } = useFormat();
  const [form] = Form.useForm<{ address: DraftAddress }>();
  const [initialValues] = useState(() => ({ address: draft.address }));
  // Known in full, it is one line until somebody wants to change it.
  const [open, setOpen] = useState(() => !isWhole(draft.address));
  // Also what a postal code fills in, of which antd tells its form and nobody else.
  const values = Form.useWatch([], { form, preserve: true }) as { address?: DraftAddress } | undefined;
  const written = values?.address;
  const latest = useLatest(draft.address);
  const [placing, setPlacing] = useState(false);
  useEffect(() => {
    if (!written) return;
    // A place that was set, or that an earlier order found, says nothing of another address.
    const known = [latest.current, initialValues.address].find((one) => isSamePlace(one, written));
    const { lat = null, lng = null } = known ?? {};
    change({ address: { ...initialValues.address, ...written, lat, lng } });
  }, [written, change, latest, initialValues]);

  const refused = quote?.refusals.find(({ path }) => path[0] === 'address');
  const context = useMemo(() => ({ schema, error: () => undefined }), []);
  const place = pointOf(draft.address);
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
                {shortAddress(address)}
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
            <AddressFields
              country={country}
              districts={districts.map(({ name, city, feeCents }) => ({
                name,
                city,
                note: feeCents === null ? '' : money(feeCents),
              }))}
            />
            <FormField name="address.reference" label={t('reference')} optional>
              <Input autoComplete="off" />
            </FormField>
          </FormOfFields.Provider>
        </Form>
      )}
      {isWhole(draft.address) && (refused || place) && (
        <Button
          size="small"
          className={styles.place}
          icon={<MapPinned size={14} strokeWidth={1.75} aria-hidden />}
          onClick={() => setPlacing(true)}
        >
          {t(place ? 'place.change' : 'place.set')}
        </Button>
      )}
      {placing && (
        <PlaceDialog
          branch={branch}
          place={place}
          onPlace={(found) => change({ address: { ...draft.address, ...found } })}
          onClose={() => setPlacing(false)}
        />
      )}
      {refused ? (
        <FieldNote error={refused.code === 'ADDRESS_NEEDS_LOCATION' ? t('place.needed') : refused.message} />
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

const lineOf = (address: DraftAddress) =>
  [shortAddress(address), address.district, address.city, address.reference].filter(Boolean).join(' · ');
