export * from './approval';
export * from './code';
export * from './device';
export * from './field-access';
export * from './network';
export * from './password';
export * from './permissions';
export * from './team';
