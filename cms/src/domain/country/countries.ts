/**
 * Countries by ISO 3166-1 alpha-2 with the currency people pay with there (ISO 4217). Where two are in use it is the
 * one that cards and menus are in (Panama USD, Cuba CUP). Uninhabited territories are left out.
 */
const CURRENCIES = `
  AD:EUR AE:AED AF:AFN AG:XCD AI:XCD AL:ALL AM:AMD AO:AOA AR:ARS AS:USD AT:EUR AU:AUD AW:AWG AX:EUR AZ:AZN
  BA:BAM BB:BBD BD:BDT BE:EUR BF:XOF BG:BGN BH:BHD BI:BIF BJ:XOF BL:EUR BM:BMD BN:BND BO:BOB BQ:USD BR:BRL BS:BSD
  BT:BTN BW:BWP BY:BYN BZ:BZD
  CA:CAD CC:AUD CD:CDF CF:XAF CG:XAF CH:CHF CI:XOF CK:NZD CL:CLP CM:XAF CN:CNY CO:COP CR:CRC CU:CUP CV:CVE CW:XCG
  CX:AUD CY:EUR CZ:CZK
  DE:EUR DJ:DJF DK:DKK DM:XCD DO:DOP DZ:DZD
  EC:USD EE:EUR EG:EGP EH:MAD ER:ERN ES:EUR ET:ETB
  FI:EUR FJ:FJD FK:FKP FM:USD FO:DKK FR:EUR
  GA:XAF GB:GBP GD:XCD GE:GEL GF:EUR GG:GBP GH:GHS GI:GIP GL:DKK GM:GMD GN:GNF GP:EUR GQ:XAF GR:EUR GT:GTQ GU:USD
  GW:XOF GY:GYD
  HK:HKD HN:HNL HR:EUR HT:HTG HU:HUF
  ID:IDR IE:EUR IL:ILS IM:GBP IN:INR IO:USD IQ:IQD IR:IRR IS:ISK IT:EUR
  JE:GBP JM:JMD JO:JOD JP:JPY
  KE:KES KG:KGS KH:KHR KI:AUD KM:KMF KN:XCD KP:KPW KR:KRW KW:KWD KY:KYD KZ:KZT
  LA:LAK LB:LBP LC:XCD LI:CHF LK:LKR LR:LRD LS:LSL LT:EUR LU:EUR LV:EUR LY:LYD
  MA:MAD MC:EUR MD:MDL ME:EUR MF:EUR MG:MGA MH:USD MK:MKD ML:XOF MM:MMK MN:MNT MO:MOP MP:USD MQ:EUR MR:MRU MS:XCD
  MT:EUR MU:MUR MV:MVR MW:MWK MX:MXN MY:MYR MZ:MZN
  NA:NAD NC:XPF NE:XOF NF:AUD NG:NGN NI:NIO NL:EUR NO:NOK NP:NPR NR:AUD NU:NZD NZ:NZD
  OM:OMR
  PA:USD PE:PEN PF:XPF PG:PGK PH:PHP PK:PKR PL:PLN PM:EUR PN:NZD PR:USD PS:ILS PT:EUR PW:USD PY:PYG
  QA:QAR
  RE:EUR RO:RON RS:RSD RU:RUB RW:RWF
  SA:SAR SB:SBD SC:SCR SD:SDG SE:SEK SG:SGD SH:SHP SI:EUR SJ:NOK SK:EUR SL:SLE SM:EUR SN:XOF SO:SOS SR:SRD SS:SSP
  ST:STN SV:USD SX:XCG SY:SYP SZ:SZL
  TC:USD TD:XAF TG:XOF TH:THB TJ:TJS TK:NZD TL:USD TM:TMT TN:TND TO:TOP TR:TRY TT:TTD TV:AUD TW:TWD TZ:TZS
  UA:UAH UG:UGX US:USD UY:UYU UZ:UZS
  VA:EUR VC:XCD VE:VES VG:USD VI:USD VN:VND VU:VUV
  WF:XPF WS:WST
  XK:EUR
  YE:YER YT:EUR
  ZA:ZAR ZM:ZMW ZW:ZWG
`;

const PORTUGUESE = new Set('AO BR CV GW MZ PT ST TL'.split(' '));
const SPANISH = new Set('AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE'.split(' '));

const currencies: ReadonlyMap<string, string> = new Map(
  CURRENCIES.trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 2), pair.slice(3)] as const),
);

/** Every country a business can be in: ISO 3166-1 alpha-2, in the order of the alphabet. */
export const COUNTRIES: readonly string[] = [...currencies.keys()];

/** The currency (ISO 4217) of a country, or null for what is no country. */
export function currencyOf(country: string): string | null {
  return currencies.get(country) ?? null;
}

/** Which of the languages Comanda speaks is the one of a country; English where none of them is. */
export function languageOfCountry(country: string): 'en' | 'pt-BR' | 'es' {
  if (PORTUGUESE.has(country)) return 'pt-BR';
  return SPANISH.has(country) ? 'es' : 'en';
}
