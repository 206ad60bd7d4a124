import type { BusinessPlan, GuestsPlan } from '../business-plan';
import { SUSHI_BRANCH } from './branch';
import { SUSHI_FEEDBACK_WORDS } from './feedback';

/** Who eats at Sushi Norte, and what they say. */
const GUESTS: GuestsPlan = {
  names:
    'Catalina,Benjamín,Javiera,Matías,Francisca,Vicente,Constanza,Sebastián,Antonia,Joaquín,Martina,Ignacio,Valentina,Tomás,Camila,Cristóbal,Fernanda,Diego,Isidora,Felipe,Daniela,Rodrigo,Paulina,Gonzalo,Carolina,Pablo,Macarena,Nicolás,Trinidad,Andrés'.split(
      ',',
    ),
  surnames:
    'González,Muñoz,Rojas,Díaz,Pérez,Soto,Contreras,Silva,Martínez,Sepúlveda,Morales,Rodríguez,López,Araya,Fuentes,Hernández,Torres,Espinoza,Flores,Castillo,Valenzuela,Reyes,Vega,Cortés,Tapia,Godoy,Mamani,Olivares,Carvajal,Bravo'.split(
      ',',
    ),
  complements: ['Depto 21', 'Depto 404', 'Depto 1203', 'Casa 7', 'Torre B, depto 52', 'Oficina 310'],
  orderNotes: [
    'Dejar en conserjería, por favor.',
    'Sin palitos, gracias.',
    'El timbre no funciona, llamar al llegar.',
    'Con harto jengibre, si se puede.',
    'Somos cuatro, poner cuatro pares de palitos.',
  ],
  itemNotes: ['Sin queso crema', 'Sin sésamo', 'Poco wasabi', 'Salsa aparte', 'Sin cebollín'],
  rejections: [
    ['ITEM_UNAVAILABLE', null],
    ['RUSH_HOUR', null],
    ['NO_COURIER', null],
    ['OTHER', 'Nos quedamos sin arroz por hoy'],
  ],
  notMet: ['El cliente no contestó', 'No se encontró la dirección'],
};

export const SUSHI: BusinessPlan = {
  key: 'sushi',
  row: {
    legalName: 'Sushi Norte SpA',
    tradeName: 'Sushi Norte',
    document: '76.543.210-3',
    email: 'hola@sushi.test',
    phone: '+56552234567',
    country: 'CL',
    currency: 'CLP',
    defaultLanguage: 'es',
    state: 'TRIAL',
  },
  subscription: { planSlug: 'start', state: 'TRIALING', endsInDays: 9 },
  coupons: [
    {
      code: 'BIENVENIDO',
      name: '15% en tu primer pedido',
      kind: 'PERCENT',
      state: 'ACTIVE',
      valueBps: 1500,
      maxDiscountCents: 4000,
      rules: {
        minimum: { minSubtotalCents: 9000 },
        audience: { audience: 'NEW', segments: [] },
        perCustomer: { perCustomerLimit: 1 },
      },
    },
  ],
  loyalty: null,
  tickets: [],
  branches: [SUSHI_BRANCH],
  guests: GUESTS,
  customers: { birthdays: 0.2, consents: 0.3, profiles: [], blocked: [] },
  feedback: SUSHI_FEEDBACK_WORDS,
};
