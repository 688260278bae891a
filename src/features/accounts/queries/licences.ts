import { londonDate } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { type BreederDetails, breederDetails } from './breeders.ts'

/** A licence that a breeder has or had. */
interface Held {
  licenceNumber: string
  issuingAuthority: string
  /** Its last day (`YYYY-MM-DD`), where the breeder gave it. */
  endsOn: string | null
  /** The day on which it was given to us in place of another; null of the first. */
  since: string | null
}

/** The licences of a breeder, the first of them first. */
function licencesOf({ pastLicences, licenceNumber, issuingAuthority, licenceEndsOn, licenceSince }: BreederDetails): Held[] {
  const past = pastLicences.map(({ licenceEndsOn: endsOn, licenceSince: since, ...held }) => ({ ...held, endsOn, since }))
  if (!licenceNumber) return past
  return [...past, { licenceNumber, issuingAuthority: issuingAuthority ?? '', endsOn: licenceEndsOn, since: licenceSince }]
}

/**
 * The licence under which an animal was born (SI 2023/468 regulation 6, detail 3). Null where there was none, and between two licences:
 * we don’t know from when the next one runs until its holder says so.
 */
export function licenceAtBirth(details: BreederDetails, bornOn: string): Held | null {
  const held = licencesOf(details)
  const found = held.findIndex(({ endsOn }, at) => {
    const next = held[at + 1]?.since
    return endsOn !== null ? endsOn >= bornOn : !next || next > bornOn
  })
  const licence = held[found]
  return licence && (found === 0 || (licence.since ?? '') <= bornOn) ? licence : null
}

/** The licence that a breeder can say was valid for an animal born between two licences; null where that’s not the question. */
export function licenceForGap(details: BreederDetails, bornOn: string): Held | null {
  const held = licencesOf(details)
  const last = held.at(-1)
  const isInGap = held.length > 1 && licenceAtBirth(details, bornOn) === null
  return last && isInGap && (last.endsOn === null || last.endsOn >= bornOn) ? last : null
}

/** The last day of the licence with this number, where it’s past. A number that was renewed has its latest last day. */
export async function endedOn(db: Db, breederId: string, { number, now }: { number: string | null; now: Date }): Promise<string | null> {
  if (!number) return null
  const profile = await db
    .selectFrom('profile')
    .select('details')
    .where('accountId', '=', breederId)
    .where('type', '=', 'Breeder')
    .executeTakeFirst()
  const ends = licencesOf(breederDetails(profile?.details ?? {})).findLast(({ licenceNumber }) => licenceNumber === number)?.endsOn
  return ends && ends < londonDate(now) ? ends : null
}
