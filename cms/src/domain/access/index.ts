export * from './permissions';
export * from './team';
