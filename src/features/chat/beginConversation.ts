import { isVerified, organisationName } from '#features/accounts/queries/profiles.ts'
import { accountById } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { Thread } from './queries.ts'
import type { About } from './shapes.ts'

/** Somebody who begins a conversation, and how to reach them. `guestProven` as in `isTheirs`. */
export type Guest = Pick<Thread, 'guestId' | 'guestName' | 'guestEmail' | 'guestMobile' | 'guestProven'>

interface Beginning {
  about: About
  lookupId?: string
  hostId: string | null
  /** `id` is null for one that isn’t on the register, and its tag knows it. */
  pet: { id: string | null; name: string; species: string } | null
  /** Where the guest says that the animal is. */
  place?: SaidPlace | null | undefined
}

export interface SaidPlace {
  words?: string | null | undefined
  lat?: number | null | undefined
  lng?: number | null | undefined
}

/** Begins a conversation; nothing is said in it yet. */
export async function beginConversation(
  { db, now }: { db: Db; now: Date },
  { about, lookupId, hostId, pet, place }: Beginning,
  { guestId, ...guest }: Guest,
): Promise<Thread> {
  const seats = { hostId, guestId: guestId === hostId ? null : guestId, ...guest }
  const where = { placeWords: place?.words || null, placeLat: place?.lat ?? null, placeLng: place?.lng ?? null }
  const thread = { id: newId(), petId: pet?.id ?? null, about, lookupId: lookupId ?? null, ...seats, ...where, createdAt: now }
  const card = pet && !pet.id ? JSON.stringify({ name: pet.name, species: pet.species }) : null
  await db
    .insertInto('thread')
    .values({ ...thread, card, lastAt: now })
    .execute()
  return {
    ...thread,
    petName: pet?.name ?? null,
    species: pet?.species ?? null,
    isLookedFor: false,
    organisation: thread.guestId && (await isVerified(db, thread.guestId, 'Welfare')) ? await organisationName(db, thread.guestId) : null,
    hostBlockedAt: null,
    guestBlockedAt: null,
    endedAt: null,
    stoppedAt: null,
  }
}

/** Whether somebody who is signed in gave an address that their account has confirmed. Anybody else may have typed anybody’s. */
export async function isTheirs(db: Db, accountId: string | undefined, address: string | null): Promise<boolean> {
  if (!accountId || !address) return false
  const account = await accountById(db, accountId)
  return (
    (account.emailVerifiedAt !== null && account.email === address) || (account.mobileVerifiedAt !== null && account.mobile === address)
  )
}
