export * from './best-order';
export * from './choose-courier';
export * from './collect';
export * from './courier';
export * from './earnings';
export * from './life-cycle';
export * from './orders-on-route';
export * from './stops';
