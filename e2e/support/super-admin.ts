import type { APIRequestContext } from '@playwright/test';
import type { BusinessMove } from '@domain/business';
import { dataOf } from './answers';

/** What the demo's super-admin signs in to the panel with. */
export const SUPER_ADMIN = { email: 'admin@comanda.test', password: 'Comanda-demo-1' };

/** Comanda's own people, as the panel's buttons do it; `api` is nobody's otherwise. */
export class SuperAdmin {
  private constructor(
    private readonly api: APIRequestContext,
    private readonly token: string,
  ) {}

  static async signIn(api: APIRequestContext): Promise<SuperAdmin> {
    const { token } = await dataOf<{ token: string }>(await api.post('/admin/login', { data: SUPER_ADMIN }));
    return new SuperAdmin(api, token);
  }

  /** Moves a business as a whole. */
  async move(businessId: string, move: BusinessMove): Promise<void> {
    await dataOf(
      await this.api.post(`/admin/businesses/${businessId}/moves`, {
        data: { move, reason: 'Agreed with the owner by phone' },
        headers: { Authorization: `Bearer ${this.token}` },
      }),
    );
  }
}
