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

/**
 * What’s become of the licence with this number: its last day where that’s past (a number that was renewed has its latest), and another that
 * its holder has now and that still runs, with whether our staff have checked it.
 */
export async function licenceNow(db: Db, breederId: string, { number, now }: { number: string | null; now: Date }) {
  const profile = await db
    .selectFrom('profile')
    .select(['details', 'status'])
    .where('accountId', '=', breederId)
    .where('type', '=', 'Breeder')
    .executeTakeFirst()
  const details = breederDetails(profile?.details ?? {})
  const isOver = (lastDay: string | null | undefined) => Boolean(lastDay && lastDay < londonDate(now))
  const ends = number && licencesOf(details).findLast(({ licenceNumber }) => licenceNumber === number)?.endsOn
  const { licenceNumber, issuingAuthority, licenceEndsOn } = details
  const isOther = licenceNumber !== null && licenceNumber !== number && !isOver(licenceEndsOn)
  return {
    endedOn: ends && isOver(ends) ? ends : null,
    now: isOther
      ? { licence: licenceNumber, authority: issuingAuthority, endsOn: licenceEndsOn, isChecked: profile?.status === 'verified' }
      : null,
  }
}
