import type { Db } from '#platform/database/db.ts'

interface Parcel {
  carrier: string
  tracking: string
}

/** How a parcel is followed, as whoever waits for it reads it: "Royal Mail AB123456789GB". */
export const trackingOf = ({ carrier, tracking }: Parcel) => [carrier, tracking].filter(Boolean).join(' ')

/** The same where no carrier was given: who carries it stays as it was, unless the new words name it themselves. */
export function correctedTracking(before: string, { carrier, tracking }: Parcel): string {
  const known = carrier || carrierIn(before, tracking)
  const isNamed = tracking.toLowerCase().startsWith(known.toLowerCase())
  return isNamed ? tracking : trackingOf({ carrier: known, tracking })
}

/** The words before the first that has a digit, "Royal Mail" of "Royal Mail AB123456789GB", but for how the new number begins; '' where no word has one. */
function carrierIn(before: string, tracking: string): string {
  const [, words = ''] = /^(\D+?) (?=\S*\d)/.exec(before) ?? []
  const [begins = ''] = tracking.split(' ')
  return words.endsWith(` ${begins}`) ? words.slice(0, -begins.length - 1) : words
}

/** How an order is followed now; '' where it isn’t. */
export async function trackingNow(db: Db, id: string): Promise<string> {
  const chips = await db.selectFrom('chipOrder').select('tracking').where('id', '=', id).executeTakeFirst()
  const shop = await db.selectFrom('shopOrder').select('tracking').where('id', '=', id).executeTakeFirst()
  const tag = await db.selectFrom('tagOrder').select('tracking').where('id', '=', id).executeTakeFirst()
  return (chips ?? shop ?? tag)?.tracking ?? ''
}
