import type {
  CustomerImportDto,
  CustomerImportUndoDto,
  LastCustomerImportDto,
} from '@contracts/customer-files';
import { request } from '@shared/api/request';
import { sendFile } from '@shared/api/request-file';

/** Key of the field by heading, where somebody matched the columns of the file. */
export type ChosenColumns = Readonly<Record<string, string>> | null;

const send = (file: Blob, preview: boolean, columns: ChosenColumns) => {
  const query = new URLSearchParams({
    preview: String(preview),
    ...(columns && { columns: JSON.stringify(columns) }),
  });
  return sendFile<CustomerImportDto>(`/api/customers/import?${query.toString()}`, file);
};

/** The requests of an import of customers. */
export const customerImportApi = {
  preview: (file: Blob, columns: ChosenColumns) => send(file, true, columns),
  store: (file: Blob, columns: ChosenColumns) => send(file, false, columns),
  last: () => request<LastCustomerImportDto | null>('GET', '/api/customers/import/last'),
  undo: (id: string) => request<CustomerImportUndoDto>('POST', '/api/customers/import/undo', { id }),
};
