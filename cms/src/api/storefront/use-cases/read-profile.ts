import type { StoreProfileDto } from '../../../contracts/storefront';
import type { Language } from '../../../contracts/session';
import { read } from '../../../database/transaction';
import { deliveryOffer, servedDistricts } from '../../../domain/delivery';
import { usualWeek } from '../../../domain/opening-hours';
import type { LoadedStore } from '../../../store/load-store';
import { storeStatus } from '../../../store/status';

/** What a store says of itself to its customers. */
export async function readProfile(
  store: LoadedStore,
  language: Language,
  now: Date,
): Promise<StoreProfileDto> {
  const { branch, business, profile } = store;
  const status = await read((sql) => storeStatus(sql, store, language, now));
  const { street, number, district, city, state, postalCode } = profile.address;
  const { enabled, minLeadMin, maxDays } = branch.settings.scheduling;
  return {
    slug: branch.slug,
    name: branch.name,
    businessName: profile.businessName,
    description: profile.description,
    phone: profile.phone,
    whatsapp: profile.whatsapp,
    address: { street, number, district, city, state, postalCode },
    country: business.country,
    currency: business.currency,
    language: business.language,
    timezone: branch.timezone,
    logoUrl: profile.logoUrl,
    bannerUrl: profile.bannerUrl,
    color: profile.color,
    links: profile.links.filter(({ visible }) => visible).map(({ network, url }) => ({ network, url })),
    store: {
      ...status,
      reasons: status.reasons.map(({ code, severity, message }) => ({ code, severity, message })),
    },
    hours: usualWeek(store.hours),
    services: [...branch.services],
    payments: branch.paymentMethods.filter((method) => method !== 'PIX' || branch.pixKey !== null),
    minOrderCents: branch.minOrderCents,
    preparationMin: branch.preparationMin,
    tips: branch.settings.tips,
    scheduling: { enabled, minLeadMin, maxDays },
    delivery: deliveryOf(store),
    districts: servedDistricts(store.zones, business.language),
  };
}

function deliveryOf({ branch, zones }: LoadedStore): StoreProfileDto['delivery'] {
  const offer = branch.services.includes('DELIVERY') ? deliveryOffer(zones) : null;
  return (
    offer && {
      feeFromCents: offer.feeFromCents,
      minutesMin: branch.preparationMin + offer.etaMin,
      minutesMax: branch.preparationMin + offer.etaMax,
    }
  );
}
