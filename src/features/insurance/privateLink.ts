import { timingSafeEqual } from 'node:crypto'
import type { TransactionServices } from '#platform/server/services.ts'
import { paths } from '#src/paths.ts'

type Coding = Pick<TransactionServices, 'codes'>

/** What opens a quote to whoever has no account: 100 bits, kept nowhere, and the same each time. */
export const keyOf = ({ codes }: Coding, quoteId: string): string =>
  codes.of('insurance quote', quoteId) + codes.of('insurance quote more', quoteId)

export function opens(services: Coding, quoteId: string, key: string | undefined): boolean {
  const right = Buffer.from(keyOf(services, quoteId))
  const given = Buffer.from(key ?? '')
  return given.length === right.length && timingSafeEqual(given, right)
}

/** The private link to a quote. */
export const privateLink = (services: Coding, quoteId: string): string => paths.insuranceQuote(quoteId, keyOf(services, quoteId))
