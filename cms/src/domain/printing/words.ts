import type { LoyaltyKind, Purchase } from '../loyalty';
import type { Fee, Discount, OrderChannel, OrderType } from '../orders/order';
import type { PaymentMethod } from '../orders/payment';
import type { PaymentTruth } from '../orders/payment-truth';

export type TicketLanguage = 'en' | 'pt-BR' | 'es';

/** Everything a ticket says by itself. */
export interface TicketWords {
  reprint: (count: number) => string;
  mayRepeat: string;
  /** The kitchen's screen showed it and does no more. */
  screenGone: string;
  modified: (revision: number) => string;
  /** What is not to be made yet, and what is from now on. */
  HELD: string;
  FIRED: string;
  /** In the place of the notes of an item that had some. */
  noNotes: string;
  cancelled: string;
  cancelledText: string;
  testOrder: string;
  testPage: string;
  testText: string;
  placed: (at: string) => string;
  scheduled: (at: string) => string;
  promised: (at: string) => string;
  readyBy: (at: string) => string;
  partOf: (item: string) => string;
  notes: string;
  allergies: string;
  pieces: (count: number) => string;
  items: string;
  total: string;
  paid: (method: string) => string;
  /** By whose word it is, of what is paid before it is made. */
  truths: Record<PaymentTruth, string>;
  collect: (method: string, amount: string) => string;
  change: (note: string, change: string) => string;
  pickupCode: (code: string) => string;
  follow: string;
  types: Record<OrderType, string>;
  table: (name: string) => string;
  channels: Record<OrderChannel, string>;
  payments: Record<PaymentMethod, string>;
  fees: Record<Fee['kind'], string>;
  discounts: Record<Discount['source'], string>;
  loyalty: LoyaltyWords;
}

interface LoyaltyWords {
  units: Record<Exclude<LoyaltyKind, 'CASHBACK'>, (count: number) => string>;
  cashback: (amount: string) => string;
  /** The units that are added when the order is completed. */
  pending: (units: string) => string;
  ready: (reward: string) => string;
  /** `amount` is money of PER_AMOUNT, else a number. */
  next: Record<Purchase['per'], (amount: string, isOne: boolean, reward: string) => string>;
}

export const TICKET_WORDS: Record<TicketLanguage, TicketWords> = {
  en: {
    reprint: (count) => `REPRINT ${count}`,
    mayRepeat: 'MAY BE PRINTED TWICE',
    screenGone: 'SCREEN IS GONE',
    modified: (revision) => `CHANGED (${revision - 1})`,
    HELD: 'HOLD',
    FIRED: 'FIRE',
    noNotes: 'no notes any more',
    cancelled: 'CANCELLED',
    cancelledText: 'Do not make it, throw the ticket away',
    testOrder: 'TEST ORDER',
    testPage: 'Test page',
    testText: 'If you can read this, orders will be printed here.',
    placed: (at) => `Placed ${at}`,
    scheduled: (at) => `FOR ${at}`,
    promised: (at) => `Promised ${at}`,
    readyBy: (at) => `Ready by ${at}`,
    partOf: (item) => `for ${item}`,
    notes: 'Note',
    allergies: 'ALLERGIES',
    pieces: (count) => `${count} ${count === 1 ? 'piece' : 'pieces'}`,
    items: 'Items',
    total: 'Total',
    paid: (method) => `Paid: ${method}`,
    truths: {
      SAID: 'the customer says paid',
      STAFF: 'confirmed by the store',
      PROVIDER: 'confirmed by the provider',
      DISPUTED: 'disputed',
    },
    collect: (method, amount) => `TO COLLECT (${method}): ${amount}`,
    change: (note, change) => `Change for ${note}: ${change}`,
    pickupCode: (code) => `Pickup code ${code}`,
    follow: 'Follow your order',
    types: { DELIVERY: 'Delivery', TAKEOUT: 'Pickup', DINE_IN: 'Dine in' },
    table: (name) => `Table ${name}`,
    channels: {
      STORE: 'Online store',
      CHATBOT: 'Chatbot',
      COUNTER: 'Counter',
      PHONE: 'Phone',
      TABLE: 'Table',
      SELLER: 'Seller',
      MARKETPLACE: 'Marketplace',
    },
    payments: {
      PIX: 'Pix',
      CREDIT: 'Credit card',
      DEBIT: 'Debit card',
      CASH: 'Cash',
      MEAL_VOUCHER: 'Meal voucher',
      ONLINE: 'Online',
    },
    fees: {
      DELIVERY: 'Delivery fee',
      SERVICE: 'Service fee',
      TIP: 'Tip',
      PACKAGING: 'Packaging',
      SMALL_ORDER: 'Small order fee',
    },
    discounts: { COUPON: 'Coupon', LOYALTY: 'Loyalty', MANUAL: 'Discount', PROMO: 'Promotion' },
    loyalty: {
      units: {
        STAMPS: (count) => `${count} ${count === 1 ? 'stamp' : 'stamps'}`,
        POINTS: (count) => `${count} ${count === 1 ? 'point' : 'points'}`,
      },
      cashback: (amount) => `${amount} of cashback`,
      pending: (units) => `+ ${units} with this order`,
      ready: (reward) => `Redeem now: ${reward}`,
      next: {
        PER_ORDER: (count, isOne, reward) => `${count} more ${isOne ? 'order' : 'orders'} for: ${reward}`,
        PER_ITEM: (count, isOne, reward) => `${count} more ${isOne ? 'item' : 'items'} for: ${reward}`,
        PER_AMOUNT: (amount, _, reward) => `Spend ${amount} more for: ${reward}`,
      },
    },
  },
  'pt-BR': {
    reprint: (count) => `REIMPRESSÃO ${count}`,
    mayRepeat: 'PODE TER SAÍDO DUAS VEZES',
    screenGone: 'SEM TELA NA COZINHA',
    modified: (revision) => `ALTERADO (${revision - 1})`,
    HELD: 'AGUARDAR',
    FIRED: 'FAZER AGORA',
    noNotes: 'sem observações agora',
    cancelled: 'CANCELADO',
    cancelledText: 'Não preparar, descartar a comanda',
    testOrder: 'PEDIDO DE TESTE',
    testPage: 'Página de teste',
    testText: 'Se você consegue ler isto, os pedidos sairão aqui.',
    placed: (at) => `Feito ${at}`,
    scheduled: (at) => `PARA ${at}`,
    promised: (at) => `Prometido ${at}`,
    readyBy: (at) => `Pronto até ${at}`,
    partOf: (item) => `de ${item}`,
    notes: 'Obs.',
    allergies: 'ALERGIAS',
    pieces: (count) => `${count} ${count === 1 ? 'unidade' : 'unidades'}`,
    items: 'Itens',
    total: 'Total',
    paid: (method) => `Pago: ${method}`,
    truths: {
      SAID: 'cliente diz que pagou',
      STAFF: 'confirmado pela loja',
      PROVIDER: 'confirmado pelo provedor',
      DISPUTED: 'contestado',
    },
    collect: (method, amount) => `COBRAR (${method}): ${amount}`,
    change: (note, change) => `Troco para ${note}: ${change}`,
    pickupCode: (code) => `Código de retirada ${code}`,
    follow: 'Acompanhe seu pedido',
    types: { DELIVERY: 'Entrega', TAKEOUT: 'Retirada', DINE_IN: 'No local' },
    table: (name) => `Mesa ${name}`,
    channels: {
      STORE: 'Loja on-line',
      CHATBOT: 'Chatbot',
      COUNTER: 'Balcão',
      PHONE: 'Telefone',
      TABLE: 'Mesa',
      SELLER: 'Vendedor',
      MARKETPLACE: 'Marketplace',
    },
    payments: {
      PIX: 'Pix',
      CREDIT: 'Cartão de crédito',
      DEBIT: 'Cartão de débito',
      CASH: 'Dinheiro',
      MEAL_VOUCHER: 'Vale-refeição',
      ONLINE: 'On-line',
    },
    fees: {
      DELIVERY: 'Taxa de entrega',
      SERVICE: 'Taxa de serviço',
      TIP: 'Gorjeta',
      PACKAGING: 'Taxa de embalagem',
      SMALL_ORDER: 'Taxa de pedido pequeno',
    },
    discounts: { COUPON: 'Cupom', LOYALTY: 'Fidelidade', MANUAL: 'Desconto', PROMO: 'Promoção' },
    loyalty: {
      units: {
        STAMPS: (count) => `${count} ${count === 1 ? 'carimbo' : 'carimbos'}`,
        POINTS: (count) => `${count} ${count === 1 ? 'ponto' : 'pontos'}`,
      },
      cashback: (amount) => `${amount} de cashback`,
      pending: (units) => `+ ${units} com este pedido`,
      ready: (reward) => `Já pode resgatar: ${reward}`,
      next: {
        PER_ORDER: (count, isOne, reward) =>
          `${isOne ? 'Falta' : 'Faltam'} ${count} ${isOne ? 'pedido' : 'pedidos'} para: ${reward}`,
        PER_ITEM: (count, isOne, reward) =>
          `${isOne ? 'Falta' : 'Faltam'} ${count} ${isOne ? 'item' : 'itens'} para: ${reward}`,
        PER_AMOUNT: (amount, _, reward) => `Gaste mais ${amount} para ganhar: ${reward}`,
      },
    },
  },
  es: {
    reprint: (count) => `REIMPRESIÓN ${count}`,
    mayRepeat: 'PUEDE HABER SALIDO DOS VECES',
    screenGone: 'SIN PANTALLA EN COCINA',
    modified: (revision) => `MODIFICADO (${revision - 1})`,
    HELD: 'ESPERAR',
    FIRED: 'HACER YA',
    noNotes: 'ya sin notas',
    cancelled: 'CANCELADO',
    cancelledText: 'No preparar, tirar la comanda',
    testOrder: 'PEDIDO DE PRUEBA',
    testPage: 'Página de prueba',
    testText: 'Si puedes leer esto, los pedidos saldrán aquí.',
    placed: (at) => `Hecho ${at}`,
    scheduled: (at) => `PARA ${at}`,
    promised: (at) => `Prometido ${at}`,
    readyBy: (at) => `Listo antes de ${at}`,
    partOf: (item) => `de ${item}`,
    notes: 'Nota',
    allergies: 'ALERGIAS',
    pieces: (count) => `${count} ${count === 1 ? 'unidad' : 'unidades'}`,
    items: 'Artículos',
    total: 'Total',
    paid: (method) => `Pagado: ${method}`,
    truths: {
      SAID: 'el cliente dice que pagó',
      STAFF: 'confirmado por la tienda',
      PROVIDER: 'confirmado por el proveedor',
      DISPUTED: 'disputado',
    },
    collect: (method, amount) => `COBRAR (${method}): ${amount}`,
    change: (note, change) => `Cambio para ${note}: ${change}`,
    pickupCode: (code) => `Código de retiro ${code}`,
    follow: 'Sigue tu pedido',
    types: { DELIVERY: 'Entrega', TAKEOUT: 'Retiro', DINE_IN: 'En el local' },
    table: (name) => `Mesa ${name}`,
    channels: {
      STORE: 'Tienda en línea',
      CHATBOT: 'Chatbot',
      COUNTER: 'Mostrador',
      PHONE: 'Teléfono',
      TABLE: 'Mesa',
      SELLER: 'Vendedor',
      MARKETPLACE: 'Marketplace',
    },
    payments: {
      PIX: 'Pix',
      CREDIT: 'Tarjeta de crédito',
      DEBIT: 'Tarjeta de débito',
      CASH: 'Efectivo',
      MEAL_VOUCHER: 'Vale de comida',
      ONLINE: 'En línea',
    },
    fees: {
      DELIVERY: 'Costo de envío',
      SERVICE: 'Cargo por servicio',
      TIP: 'Propina',
      PACKAGING: 'Empaque',
      SMALL_ORDER: 'Cargo por pedido pequeño',
    },
    discounts: { COUPON: 'Cupón', LOYALTY: 'Fidelidad', MANUAL: 'Descuento', PROMO: 'Promoción' },
    loyalty: {
      units: {
        STAMPS: (count) => `${count} ${count === 1 ? 'sello' : 'sellos'}`,
        POINTS: (count) => `${count} ${count === 1 ? 'punto' : 'puntos'}`,
      },
      cashback: (amount) => `${amount} de cashback`,
      pending: (units) => `+ ${units} con este pedido`,
      ready: (reward) => `Ya puedes canjear: ${reward}`,
      next: {
        PER_ORDER: (count, isOne, reward) =>
          `Te ${isOne ? 'falta' : 'faltan'} ${count} ${isOne ? 'pedido' : 'pedidos'} para: ${reward}`,
        PER_ITEM: (count, isOne, reward) =>
          `Te ${isOne ? 'falta' : 'faltan'} ${count} ${isOne ? 'producto' : 'productos'} para: ${reward}`,
        PER_AMOUNT: (amount, _, reward) => `Gasta ${amount} más para: ${reward}`,
      },
    },
  },
};
