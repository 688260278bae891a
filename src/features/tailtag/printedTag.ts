import type { Services } from '#platform/server/services.ts'
import { linkOf, pinOf, printedShortCode, shortCodeOf } from './codes.ts'

/** What is printed for a tag that no one has activated yet: the address in its QR code and the short code on it, and the PIN under its wrapping. */
export const printedTag = (services: Pick<Services, 'codes' | 'config'>, tagId: string) => ({
  link: linkOf(services, tagId),
  shortCode: printedShortCode(shortCodeOf(services, tagId)),
  pin: pinOf(services, tagId, 0),
})
