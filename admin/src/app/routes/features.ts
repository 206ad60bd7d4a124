import type { DashboardFeature, Feature } from '@shared/routing/feature';

const modules = import.meta.glob<Record<string, Feature>>('../../features/**/*.feature.ts', { eager: true });

/** Every feature there is: a folder with a `<noun>.feature.ts` is all it takes to be one. */
export const features: Feature[] = Object.values(modules).flatMap((module) => Object.values(module));

export const publicFeatures = features.filter(({ permission }) => permission === null);
export const dashboardFeatures = features.filter(
  (feature): feature is DashboardFeature => feature.permission !== null,
);
