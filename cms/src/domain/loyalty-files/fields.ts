import type { TargetField } from '../table-files';

export const BALANCE_FILE_FIELDS = ['phone', 'name', 'balance', 'expiresOn'] as const;
/** A field that a column of a file of balances can be imported into. */
export type BalanceFileField = (typeof BALANCE_FILE_FIELDS)[number];

/** The columns of a file of balances. A file without phones or without balances cannot be imported. */
export const BALANCE_FIELDS: readonly TargetField<BalanceFileField>[] = [
  {
    key: 'phone',
    names: ['Phone', 'Telefone', 'Teléfono'],
    synonyms: [
      ...['Phone number', 'Mobile', 'Mobile phone', 'Cell phone', 'Celular', 'WhatsApp', 'Fone', 'Móvil'],
      ...['Número de telefone', 'Número de teléfono', 'Telefone celular', 'Contato', 'Contacto', 'Tel'],
    ],
    required: true,
  },
  {
    key: 'name',
    names: ['Name', 'Nome', 'Nombre'],
    synonyms: [
      ...['Full name', 'Customer', 'Customer name', 'Member', 'Nome completo', 'Cliente', 'Nome do cliente'],
      ...['Nombre completo', 'Nombre del cliente', 'Socio'],
    ],
  },
  {
    key: 'balance',
    names: ['Balance', 'Saldo', 'Saldo'],
    synonyms: [
      ...['Points', 'Stamps', 'Cashback', 'Credit', 'Points balance', 'Current balance', 'Reward points'],
      ...['Pontos', 'Selos', 'Carimbos', 'Crédito', 'Saldo de pontos', 'Saldo atual', 'Saldo disponível'],
      ...['Puntos', 'Sellos', 'Saldo de puntos', 'Saldo actual', 'Saldo disponible'],
    ],
    required: true,
  },
  {
    key: 'expiresOn',
    names: ['Expires on', 'Vence em', 'Vence el'],
    synonyms: [
      ...['Expiry', 'Expiry date', 'Expiration', 'Expiration date', 'Expires', 'Valid until'],
      ...['Validade', 'Vencimento', 'Data de validade', 'Data de vencimento', 'Expira em', 'Válido até'],
      ...['Vencimiento', 'Fecha de vencimiento', 'Caduca el', 'Válido hasta'],
    ],
  },
];

/** Place of a language's heading among the names of a field. */
const PLACE = { en: 0, 'pt-BR': 1, es: 2 } as const;

/** The heading of a field in a language. */
export const balanceHeading = (key: BalanceFileField, language: keyof typeof PLACE): string =>
  BALANCE_FIELDS.find((each) => each.key === key)?.names[PLACE[language]] ?? key;
