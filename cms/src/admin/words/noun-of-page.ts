const TYPE = /\/collection-types\/api::[\w-]+\.([\w-]+)/;

/** The noun whose list or row the panel shows, such as `delivery-bag`; '' elsewhere. */
export const nounOfPage = (): string => TYPE.exec(decodeURIComponent(window.location.pathname))?.[1] ?? '';
