export * from './moves';
