export * from './sight';
export * from './ticket';
