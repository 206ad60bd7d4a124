import type {
  CustomerImportDto,
  CustomerImportUndoDto,
  LastCustomerImportDto,
} from '@contracts/customer-files';
import type { ChosenColumns, TableImportApi } from '@entities/table-import/table-import';
import { request } from '@shared/api/request';
import { sendFile } from '@shared/api/request-file';

const send = (file: Blob, preview: boolean, columns: ChosenColumns) => {
  const query = new URLSearchParams({
    preview: String(preview),
    ...(columns && { columns: JSON.stringify(columns) }),
  });
  return sendFile<CustomerImportDto>(`/api/customers/import?${query.toString()}`, file);
};

/** The requests of an import of customers. */
export const customerImportApi: TableImportApi<
  CustomerImportDto,
  CustomerImportUndoDto,
  LastCustomerImportDto
> = {
  preview: (file, columns) => send(file, true, columns),
  store: (file, columns) => send(file, false, columns),
  last: () => request<LastCustomerImportDto | null>('GET', '/api/customers/import/last'),
  undo: (id) => request<CustomerImportUndoDto>('POST', '/api/customers/import/undo', { id }),
};
