export * from './archive';
export * from './clone';
export * from './own-ids';
