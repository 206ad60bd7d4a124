import type { Role } from '../src/domain/access';

export const DEMO_PASSWORD = 'comanda-demo-1';

export interface DemoPerson {
  email: string;
  name: string;
  role: Role;
  business: 'cantina' | 'sushi';
  /** Slugs of the branches they work at; empty for all. */
  branches: readonly string[];
}

export const DEMO_SIGN_INS: readonly DemoPerson[] = [
  { email: 'owner@cantina.test', name: 'Lúcia Bianchi', role: 'owner', business: 'cantina', branches: [] },
  {
    email: 'manager@cantina.test',
    name: 'Renato Prado',
    role: 'manager',
    business: 'cantina',
    branches: ['cantina-centro'],
  },
  {
    email: 'attendant@cantina.test',
    name: 'Joana Reis',
    role: 'attendant',
    business: 'cantina',
    branches: ['cantina-centro'],
  },
  {
    email: 'kitchen@cantina.test',
    name: 'Cozinha Centro',
    role: 'kitchen',
    business: 'cantina',
    branches: ['cantina-centro'],
  },
  {
    email: 'courier@cantina.test',
    name: 'Davi Moura',
    role: 'courier',
    business: 'cantina',
    branches: ['cantina-centro'],
  },
  {
    email: 'seller@cantina.test',
    name: 'Bia Torres',
    role: 'seller',
    business: 'cantina',
    branches: ['cantina-centro'],
  },
  {
    email: 'marketing@cantina.test',
    name: 'Caio Nunes',
    role: 'marketing',
    business: 'cantina',
    branches: [],
  },
  { email: 'owner@sushi.test', name: 'Mariko Tanaka', role: 'owner', business: 'sushi', branches: [] },
];

/** Who works where nobody signs in to try something. They could: the password is the same. */
export const DEMO_STAFF: readonly DemoPerson[] = [
  {
    email: 'attendant.praia@cantina.test',
    name: 'Tiago Alves',
    role: 'attendant',
    business: 'cantina',
    branches: ['cantina-praia'],
  },
  {
    email: 'kitchen.praia@cantina.test',
    name: 'Cozinha Praia',
    role: 'kitchen',
    business: 'cantina',
    branches: ['cantina-praia'],
  },
  {
    email: 'courier.praia@cantina.test',
    name: 'Jéssica Moraes',
    role: 'courier',
    business: 'cantina',
    branches: ['cantina-praia'],
  },
  { email: 'attendant@sushi.test', name: 'Paula Rivas', role: 'attendant', business: 'sushi', branches: [] },
  { email: 'kitchen@sushi.test', name: 'Barra y cocina', role: 'kitchen', business: 'sushi', branches: [] },
  { email: 'courier@sushi.test', name: 'Nelson Araya', role: 'courier', business: 'sushi', branches: [] },
];

/** What the login page of a demo offers. */
export const demoAccounts = {
  password: DEMO_PASSWORD,
  accounts: DEMO_SIGN_INS.map(({ email, role }) => ({ email, role })),
};
