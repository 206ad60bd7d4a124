import type { ExportFormat, ImportDto, ImportUndoDto, LastImportDto } from '@contracts/menu-files';
import type { ChosenColumns } from '../table-import/table-import';
import { request } from '@shared/api/request';
import { requestNamedFile, sendFile } from '@shared/api/request-file';

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

const columnsQuery = (columns: ChosenColumns) => columns && { columns: JSON.stringify(columns) };

/** The doors by which a menu goes out and comes in as a file. */
export const menuFileApi = {
  preview: (branch: string, file: Blob, columns: ChosenColumns = null) =>
    sendFile<ImportDto>(
      `/api/menu/import?${query({ branch, preview: 'true', ...columnsQuery(columns) })}`,
      file,
    ),
  /** Stores what was shown, and nothing else. */
  store: (branch: string, file: Blob, { fingerprint }: ImportDto, columns: ChosenColumns) =>
    sendFile<ImportDto>(`/api/menu/import?${query({ branch, fingerprint, ...columnsQuery(columns) })}`, file),
  last: (branch: string) =>
    request<LastImportDto | null>('GET', `/api/menu/import/last?${query({ branch })}`),
  undo: (id: string) => request<ImportUndoDto>('POST', '/api/menu/import/undo', { id }),
  export: (branch: string, format: ExportFormat) =>
    requestNamedFile(`/api/menu/export?${query({ branch, format })}`),
};
