import type { BranchDto } from '../../../contracts/branches';
import { json, type JsonColumn } from '../../../database/columns';
import type { Sql } from '../../../database/sql';
import { read } from '../../../database/transaction';
import { reachesBranch } from '../../../domain/access';
import { notFound } from '../../../errors/api-error';
import type { Viewer } from '../../../sessions/viewer';

interface BranchRow {
  document_id: string;
  version: number;
  name: string;
  slug: string;
  description: string | null;
  phone: string | null;
  whatsapp: string | null;
  address: JsonColumn;
  timezone: string;
  closeout_time: string;
  services: JsonColumn;
  payment_methods: JsonColumn;
  min_order_cents: number;
  preparation_min: number;
  accept_deadline_min: number;
  state: BranchDto['state'];
}

const NO_ADDRESS: BranchDto['address'] = {
  street: '',
  number: '',
  district: '',
  city: '',
  state: '',
  postalCode: '',
  lat: null,
  lng: null,
};

/** The branches the viewer reaches, by name. */
export async function listBranches(viewer: Viewer): Promise<BranchDto[]> {
  return read((sql) => branchesOf(sql, viewer));
}

/** One of them, or 404. */
export async function readBranch(viewer: Viewer, id: string): Promise<BranchDto> {
  const branches = await listBranches(viewer);
  const branch = branches.find((candidate) => candidate.id === id);
  if (!branch) throw notFound();
  return branch;
}

async function branchesOf(sql: Sql, viewer: Viewer): Promise<BranchDto[]> {
  const rows = await sql.all<BranchRow>(
    `SELECT document_id, version, name, slug, description, phone, whatsapp, address, timezone, closeout_time, services,
            payment_methods, min_order_cents, preparation_min, accept_deadline_min, state
       FROM branches WHERE business_id = ? AND state <> 'ARCHIVED' ORDER BY name LIMIT 500`,
    [viewer.businessId],
  );
  return rows
    .filter((row) => reachesBranch(viewer, row.document_id))
    .map((row) => ({
      id: row.document_id,
      version: row.version,
      name: row.name,
      slug: row.slug,
      description: row.description ?? '',
      phone: row.phone,
      whatsapp: row.whatsapp,
      address: { ...NO_ADDRESS, ...json<Partial<BranchDto['address']>>(row.address, {}) },
      timezone: row.timezone,
      closeoutTime: row.closeout_time,
      services: json<BranchDto['services']>(row.services, []),
      payments: json<BranchDto['payments']>(row.payment_methods, []),
      minOrderCents: row.min_order_cents,
      preparationMin: row.preparation_min,
      acceptDeadlineMin: row.accept_deadline_min,
      state: row.state,
    }));
}
