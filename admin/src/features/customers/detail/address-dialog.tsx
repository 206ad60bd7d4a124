import type { CustomerDetailsDto } from '@contracts/customers';
import type { Address } from '@domain/orders/order';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { AddressFields } from '@entities/branch/address-fields';
import { addressSchema, NO_ADDRESS } from '@entities/branch/address-values';
import { useSaveRow } from '@entities/record/use-save-row';
import { useSession } from '@entities/session/session';
import { FormDialog } from '@shared/form/form-dialog';
import { PlainForm } from '@shared/form/plain-form';
import { useRecordForm } from '@shared/form/use-record-form';

const schema = z.object({ address: addressSchema });

interface AddressDialogProps {
  customer: CustomerDetailsDto & { addresses: Address[] };
  onClose: () => void;
}

/** Adds an address to those of a customer. */
export function AddressDialog({ customer, onClose }: AddressDialogProps) {
  const { t } = useTranslation('customers');
  const { business } = useSession();
  const { update } = useSaveRow<CustomerDetailsDto>('customers');
  const form = useRecordForm({
    stored: { address: NO_ADDRESS },
    version: customer.version,
    schema,
    words: 'customers',
  });
  return (
    <FormDialog title={t('addresses.add')} onClose={onClose}>
      <PlainForm
        form={form}
        submit={t('addresses.save')}
        send={async ({ address }) => {
          const addresses = [...customer.addresses, { ...address, complement: address.complement || null }];
          await update(customer.id, { addresses, version: customer.version });
          onClose();
        }}
      >
        <AddressFields country={business.country} />
      </PlainForm>
    </FormDialog>
  );
}
