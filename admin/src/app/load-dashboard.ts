/** The dashboard's own bundle, loaded once however often it is asked for. */
export const loadDashboard = () => import('./dashboard').then(({ Dashboard }) => ({ default: Dashboard }));
