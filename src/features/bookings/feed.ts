import { timingSafeEqual } from 'node:crypto'
import type { TransactionServices } from '#platform/server/services.ts'
import { paths } from '#src/paths.ts'

type Keys = Pick<TransactionServices, 'codes'>

interface Feed {
  accountId: string
  /** Counts the addresses that there have been. */
  feed: number
}

const keyOf = ({ accountId, feed }: Feed, { codes }: Keys) => codes.hash('booking calendar', `${accountId}/${feed}`)

/** The secret address of an implanter's calendar. Nothing of it is kept: it is made anew from their id and a key of the register. */
export const feedOf = (feed: Feed, keys: Keys) => paths.calendarFeed(feed.accountId, keyOf(feed, keys))

/** Whether a key is that of the address that holds now. */
export function isKeyOf(feed: Feed, given: string, keys: Keys): boolean {
  const [right, asked] = [Buffer.from(keyOf(feed, keys)), Buffer.from(given)]
  return right.length === asked.length && timingSafeEqual(right, asked)
}
