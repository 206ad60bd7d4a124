export * from './password';
export * from './permissions';
export * from './team';
