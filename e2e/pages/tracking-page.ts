import { expect, type Locator, type Page } from '@playwright/test';
import { PaymentPage } from './payment-page';

/** An order on its way, as the customer follows it. */
export class TrackingPage {
  /** Where the order is, in a sentence. */
  readonly headline: Locator;
  readonly progress: Locator;
  readonly order: Locator;
  readonly pix: Locator;
  readonly online: Locator;
  readonly survey: Locator;

  constructor(readonly page: Page) {
    this.progress = page.getByRole('region', { name: 'Andamento do pedido' });
    this.headline = this.progress.getByRole('heading', { level: 1 });
    this.order = page.getByRole('region', { name: 'Seu pedido' });
    this.pix = page.getByRole('region', { name: 'Pague com Pix' });
    this.survey = page.getByRole('region', { name: 'Como foi?' });
    this.online = page.getByRole('region', { name: 'Pagar on-line' });
  }

  async open(token: string): Promise<void> {
    await this.page.goto(`/t/${token}`);
  }

  async number(): Promise<string> {
    const words = await this.page
      .getByText(/^Pedido \S+$/)
      .first()
      .textContent();
    return (words ?? '').replace('Pedido ', '');
  }

  /** The token by which the order is followed. */
  token(): string {
    return new URL(this.page.url()).pathname.split('/t/')[1] ?? '';
  }

  /** Goes to the page on which the order is paid. */
  async payOnline(): Promise<PaymentPage> {
    await this.online.getByRole('button', { name: 'Pagar agora' }).click();
    const payment = new PaymentPage(this.page);
    await expect(payment.pay).toBeVisible();
    return payment;
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancelar pedido' }).click();
    const question = this.page.getByRole('dialog', { name: 'Cancelar este pedido?' });
    await question.getByRole('button', { name: 'Cancelar pedido' }).click();
  }
}
