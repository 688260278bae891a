import * as z from 'zod'
import { breederDetails } from './queries/breeders.ts'

interface Named {
  licenceNumber: string
  issuingAuthority: string
}

/** The licences of a breeder before the one they have, under other numbers, the last of them first. */
export function pastLicencesOf(details: unknown) {
  const { pastLicences, licenceNumber } = breederDetails(details ?? {})
  const others = pastLicences.filter((past) => past.licenceNumber !== licenceNumber)
  return others.toReversed().map(({ licenceSince: _, ...shown }) => shown)
}

/** The same details with a past licence under its right number and council; where that’s the one that followed it without a break, the two are one. */
export function withPastLicence(details: unknown, was: string, right: Named) {
  const loose = z.looseObject({}).catch({}).parse(details)
  const { pastLicences, licenceNumber, issuingAuthority, licenceEndsOn, licenceSince } = breederDetails(details)
  const now = { licenceNumber: licenceNumber ?? '', issuingAuthority: issuingAuthority ?? '', licenceEndsOn, licenceSince }
  const corrected = pastLicences.map((past) => (past.licenceNumber === was ? { ...past, ...right } : past))
  const all = [...corrected, now].reduce<(typeof now)[]>((before, next) => {
    const last = before.at(-1)
    return last && isOne(last, next) ? [...before.slice(0, -1), { ...next, licenceSince: last.licenceSince }] : [...before, next]
  }, [])
  return { ...loose, pastLicences: all.slice(0, -1), licenceSince: all.at(-1)?.licenceSince ?? null }
}

type Held = Named & { licenceEndsOn: string | null; licenceSince: string | null }

const isOne = (past: Held, next: Held): boolean =>
  past.licenceNumber === next.licenceNumber &&
  past.issuingAuthority === next.issuingAuthority &&
  (past.licenceEndsOn === null || next.licenceSince === null || past.licenceEndsOn >= next.licenceSince)
