export * from './visibility';
export * from './ticket';
