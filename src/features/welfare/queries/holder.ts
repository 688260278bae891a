import { NO_COUNCIL } from '#features/pets/lifecycle.ts'
import { daysAfter, londonDate } from '#platform/clock/clock.ts'
import { openingState } from '#platform/clock/hours.ts'
import type { Db } from '#platform/database/db.ts'
import { contactOf, listingIn, welfareProfile } from '../directory.ts'
import { isSignedOver } from '../kit/ways.ts'
import { freeFromOf } from '../tellOfNewDays.ts'
import { type custodyOf, custodyOfThread } from './custodies.ts'

type Custody = NonNullable<Awaited<ReturnType<typeof custodyOf>>>

/** HOLD-1, HOLD-11 Until when an animal is held for its keeper, and what they’ve said of it. */
export async function holdingOf(db: Db, { intakeId, wantedAt, collectBy }: Custody) {
  const freeFrom = await freeFromOf(db, intakeId)
  return {
    until: freeFrom === null || freeFrom === NO_COUNCIL ? null : daysAfter(freeFrom, -1),
    wantedOn: wantedAt && londonDate(wantedAt),
    collectBy,
  }
}

/** An organisation as the keeper reads of it whom it wrote to, and how long it holds their animal where it was in this conversation that it told them. */
export async function writingRescue(db: Db, { threadId, organisationId }: { threadId: string; organisationId: string }, now: Date) {
  const { name: organisation, phone, address } = await contactOf(db, organisationId)
  const { listed, hours, alwaysOpen } = listingIn((await welfareProfile(db, organisationId)).details)
  const custody = await custodyOfThread(db, threadId)
  return {
    organisation,
    phone,
    address,
    opening: listed ? openingState(hours, alwaysOpen, now).words : '',
    held: custody ? { ...(await holdingOf(db, custody)), ...(await cameAs(db, custody)) } : null,
  }
}

/** What its keeper reads depends on how it came: somebody gave it up, or it’s a stray dog, for which a council can charge. */
const cameAs = async (db: Db, { intakeId, kind }: Custody) => ({
  isGivingUp: isSignedOver(kind),
  isStrayDog: (await freeFromOf(db, intakeId)) !== null,
})
