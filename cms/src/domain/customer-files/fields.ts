import type { TargetField } from '../table-files';

export const CUSTOMER_FILE_FIELDS = [
  'name',
  'phone',
  'email',
  'document',
  'birthDate',
  'tags',
  'notes',
  'allergies',
  'street',
  'number',
  'complement',
  'district',
  'city',
  'state',
  'postalCode',
  'emailConsent',
  'whatsappConsent',
] as const;
/** A field that a column of a customer file can be imported into. */
export type CustomerFileField = (typeof CUSTOMER_FILE_FIELDS)[number];

/** The fields that together are one address. */
export const ADDRESS_FIELDS = [
  'street',
  'number',
  'complement',
  'district',
  'city',
  'state',
  'postalCode',
] as const satisfies readonly CustomerFileField[];

type Headings = readonly [en: string, portuguese: string, spanish: string];

const field = (
  key: CustomerFileField,
  names: Headings,
  synonyms: readonly string[] = [],
): TargetField<CustomerFileField> => ({ key, names, synonyms });

/** The columns of a customer file in the order of exports. A file without a phone column cannot be imported. */
export const CUSTOMER_FIELDS: readonly TargetField<CustomerFileField>[] = [
  field(
    'name',
    ['Name', 'Nome', 'Nombre'],
    [
      ...['Full name', 'Customer', 'Customer name', 'Nome completo', 'Cliente', 'Nome do cliente'],
      ...['Nombre completo', 'Nombre del cliente'],
    ],
  ),
  {
    ...field(
      'phone',
      ['Phone', 'Telefone', 'Teléfono'],
      [
        ...['Phone number', 'Mobile', 'Mobile phone', 'Cell phone', 'Celular', 'WhatsApp', 'Fone', 'Móvil'],
        ...['Número de telefone', 'Número de teléfono', 'Telefone celular', 'Contato', 'Contacto', 'Tel'],
      ],
    ),
    required: true,
  },
  field('email', ['E-mail', 'E-mail', 'Correo electrónico'], ['Email', 'Email address', 'Correo', 'Mail']),
  field('document', ['Tax ID', 'CPF/CNPJ', 'Documento'], ['CPF', 'CNPJ', 'CUIT', 'RFC', 'NIF', 'DNI']),
  field(
    'birthDate',
    ['Date of birth', 'Data de nascimento', 'Fecha de nacimiento'],
    [...['Birthday', 'Birth date', 'Aniversário', 'Nascimento', 'Cumpleaños', 'Nacimiento']],
  ),
  field('tags', ['Tags', 'Etiquetas', 'Etiquetas'], ['Labels', 'Groups', 'Grupos', 'Marcadores']),
  field('notes', ['Notes', 'Observações', 'Notas'], ['Note', 'Comments', 'Observação', 'Observaciones']),
  field('allergies', ['Allergies', 'Alergias', 'Alergias'], ['Allergens', 'Restrições', 'Alérgenos']),
  field(
    'street',
    ['Street', 'Rua', 'Calle'],
    [...['Address', 'Address line 1', 'Logradouro', 'Endereço', 'Dirección', 'Domicilio']],
  ),
  field('number', ['House number', 'Número', 'Número'], ['Street number', 'Nº', 'No.']),
  field(
    'complement',
    ['Apartment', 'Complemento', 'Piso y departamento'],
    [...['Address line 2', 'Complement', 'Apt', 'Complemento de dirección']],
  ),
  field('district', ['District', 'Bairro', 'Barrio'], ['Neighborhood', 'Neighbourhood', 'Colonia']),
  field('city', ['City', 'Cidade', 'Ciudad'], ['Town', 'Município', 'Municipio', 'Localidad']),
  field('state', ['State', 'Estado', 'Provincia'], ['UF', 'Province', 'Region', 'Departamento']),
  field('postalCode', ['Postal code', 'CEP', 'Código postal'], ['ZIP', 'ZIP code', 'Postcode', 'CP']),
  field(
    'emailConsent',
    ['Offers by e-mail', 'Ofertas por e-mail', 'Ofertas por correo'],
    [...['E-mail marketing', 'Email marketing', 'Accepts email marketing', 'Aceita e-mail', 'Newsletter']],
  ),
  field(
    'whatsappConsent',
    ['Offers by WhatsApp', 'Ofertas pelo WhatsApp', 'Ofertas por WhatsApp'],
    [...['WhatsApp marketing', 'Accepts WhatsApp marketing', 'Aceita WhatsApp', 'Acepta WhatsApp']],
  ),
];

/** Place of a language's heading among the names of a field. */
const PLACE = { en: 0, 'pt-BR': 1, es: 2 } as const;

/** The heading of a field in a language. */
export const customerHeading = (key: CustomerFileField, language: keyof typeof PLACE): string =>
  CUSTOMER_FIELDS.find((each) => each.key === key)?.names[PLACE[language]] ?? key;
