export * from './customer';
export * from './keys';
export * from './segments';
export * from './habits';
export * from './contact-words';
