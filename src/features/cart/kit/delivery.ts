/** Where a postcode lies, as carriers charge for it. */
export const ZONES = ['mainland', 'highlands', 'northernIreland', 'isleOfMan', 'channelIslands'] as const
export type Zone = (typeof ZONES)[number]

/** The Scottish Highlands and Islands, and the Isles of Scilly and Wight: carriers take longer, and charge more. */
const HIGHLANDS =
  /^(IV(?!99)\d|HS\d|KA2[78]\b|KW\d|PA(2\d|3\d|4\d|6\d|7\d)\b|PH(1[7-9]|2\d|3\d|4\d|50)\b|ZE\d|AB(3[1-8]|4[1-5]|5[1-6])\b|TR2[1-5]\b|PO3\d\b|PO4[01]\b)/

const BY_AREA: Record<string, Zone> = { BT: 'northernIreland', IM: 'isleOfMan', JE: 'channelIslands', GY: 'channelIslands' }

/** `postcode`: of the UK and the islands, in capitals: `SW1A 2AA`. */
export function zoneOf(postcode: string): Zone {
  const outward = postcode.toUpperCase().trim().split(' ')[0] ?? ''
  const area = /^[A-Z]+/.exec(outward)?.[0] ?? ''
  return BY_AREA[area] ?? (HIGHLANDS.test(outward) ? 'highlands' : 'mainland')
}

export const METHODS = ['standard', 'express'] as const
export type Method = (typeof METHODS)[number]

/** What each costs in pence, VAT inside; null where we don’t deliver so. */
const PENCE: Record<Method, Record<Zone, number | null>> = {
  standard: { mainland: 395, highlands: 695, northernIreland: 695, isleOfMan: 895, channelIslands: null },
  express: { mainland: 695, highlands: null, northernIreland: null, isleOfMan: null, channelIslands: null },
}

export const methodWords: Record<Method, { label: string; hint: string }> = {
  standard: { label: 'Standard', hint: '2 to 4 working days, a week to islands' },
  express: { label: 'Express', hint: 'The next working day, if you order by 2pm' },
}

/** From so many pence of goods, standard delivery to the mainland costs nothing. */
export const FREE_FROM = 4000
export const CHEAPEST = PENCE.standard.mainland ?? 0

interface Delivering {
  method: Method
  zone: Zone
  /** What the goods cost, after the discount. */
  goodsPence: number
  isFree: boolean
}

/** What delivery costs in pence; null where we don’t deliver so. A coupon’s free delivery is for the standard one. */
export function deliveryPence({ method, zone, goodsPence, isFree }: Delivering): number | null {
  const pence = PENCE[method][zone]
  if (pence === null || method !== 'standard') return pence
  return isFree || (zone === 'mainland' && goodsPence >= FREE_FROM) ? 0 : pence
}

/** The ways in which we deliver there. */
export const methodsTo = (zone: Zone): Method[] => METHODS.filter((method) => PENCE[method][zone] !== null)
