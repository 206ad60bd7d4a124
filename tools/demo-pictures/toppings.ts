/** Small things that lie on food, drawn around the origin at their size on a pizza. */
export * from './garden';
export * from './larder';
