import { expect, type Locator, type Page } from '@playwright/test';
import { PaymentPage } from './payment-page';
import { TrackingPage } from './tracking-page';

interface Address {
  /** As the list of districts says it, without its fee. */
  district: string;
  street: string;
  number: string;
  postalCode: string;
  state: string;
}

/** From the cart to the order. */
export class CheckoutPage {
  readonly heading: Locator;
  readonly review: Locator;
  /** The button that places the order, with what it comes to. */
  readonly place: Locator;
  readonly coupon: Locator;

  constructor(readonly page: Page) {
    this.heading = page.getByRole('heading', { name: 'Finalizar pedido', level: 1 });
    this.review = page.getByRole('region', { name: 'Seu pedido' });
    this.place = page.getByRole('button', { name: 'Fazer pedido' });
    this.coupon = page.getByLabel('Cupom');
  }

  async isFor(name: string, phone: string): Promise<void> {
    await this.page.getByLabel('Nome').fill(name);
    await this.page.getByLabel('Telefone').fill(phone);
  }

  async takeOut(): Promise<void> {
    await this.page.getByRole('radio', { name: 'Retirada', exact: true }).check();
  }

  async deliverTo(address: Address): Promise<void> {
    await this.page.getByRole('radio', { name: 'Entrega', exact: true }).check();
    const district = this.page.getByLabel('Bairro', { exact: true });
    const option = district.getByRole('option', { name: `${address.district} –` });
    await district.selectOption((await option.textContent()) ?? '');
    await this.page.getByLabel('Rua').fill(address.street);
    await this.page.getByLabel('Número').fill(address.number);
    await this.page.getByLabel('CEP').fill(address.postalCode);
    await this.page.getByLabel('Estado').fill(address.state);
  }

  /** To a place that is in no district of the list. */
  async deliversNowhere(address: Address & { city: string }): Promise<void> {
    await this.page.getByRole('radio', { name: 'Entrega', exact: true }).check();
    await this.page.getByLabel('Bairro', { exact: true }).selectOption('Outro bairro');
    await this.page.getByLabel('Nome do bairro').fill(address.district);
    await this.page.getByLabel('Cidade').fill(address.city);
    await this.page.getByLabel('Rua').fill(address.street);
    await this.page.getByLabel('Número').fill(address.number);
    await this.page.getByLabel('CEP').fill(address.postalCode);
    await this.page.getByLabel('Estado').fill(address.state);
  }

  async payBy(method: 'Pix' | 'Dinheiro' | 'On-line'): Promise<void> {
    await this.page.getByRole('radio', { name: method }).check();
  }

  async needsChangeFor(amount: string): Promise<void> {
    await this.page.getByLabel('Preciso de troco').check();
    await this.page.getByLabel('Troco para').fill(amount);
  }

  /** Not as soon as possible: at a time that is chosen next. */
  async later(): Promise<void> {
    await this.page.getByRole('radio', { name: 'Escolher um horário' }).check();
  }

  /** One of the days that are offered, counted from today. */
  day(nth: number): Locator {
    return this.page.getByRole('group', { name: 'Dia' }).getByRole('radio').nth(nth);
  }

  /** Where in the day so many slots in a row are free: what others ordered ahead depends on the hour. */
  async freeFrom(inARow: number): Promise<number> {
    await expect(this.time(0)).toBeAttached();
    const free = await this.times.evaluateAll((slots) => slots.map((slot) => slot.matches(':enabled')));
    return free.findIndex((_, at) => free.slice(at, at + inARow).filter(Boolean).length === inARow);
  }

  /** One of the slots of the day. */
  time(nth: number): Locator {
    return this.times.nth(nth);
  }

  private get times(): Locator {
    return this.page.getByRole('group', { name: 'Horário', exact: true }).getByRole('radio');
  }

  /** Types a coupon and applies it. */
  async uses(coupon: string): Promise<void> {
    await this.coupon.fill(coupon);
    await this.page.getByRole('button', { name: 'Aplicar' }).click();
  }

  /** The question whether to order at another total than was shown. */
  get otherTotal(): Locator {
    return this.page.getByRole('dialog', { name: 'Seu pedido ficou em' });
  }

  /** The question whether to order once more, though an order was taken whose answer was lost. */
  get earlier(): Locator {
    return this.page.getByRole('dialog', { name: /^O pedido .* já foi feito$/ });
  }

  async placed(): Promise<TrackingPage> {
    await this.place.click();
    return this.followed();
  }

  /** Orders what is paid online: the page on which it is paid comes next. */
  async placedToPay(): Promise<PaymentPage> {
    await this.place.click();
    const payment = new PaymentPage(this.page);
    await expect(payment.pay).toBeVisible();
    return payment;
  }

  /** The page that follows the order, once it was placed. */
  async followed(): Promise<TrackingPage> {
    await expect(this.page).toHaveURL(/\/t\//);
    const tracking = new TrackingPage(this.page);
    await expect(tracking.headline).toBeVisible();
    return tracking;
  }
}
