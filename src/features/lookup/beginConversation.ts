import { accountById } from '#features/accounts/queries.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import type { Thread } from './queries.ts'

/** Whoever found or saw an animal, and how to reach them. `finderProven` as in `isTheirs`. */
export type FinderContact = Pick<Thread, 'finderName' | 'finderEmail' | 'finderMobile' | 'finderProven'>

/** What a conversation begins with: a lookup, a sighting, an animal that was found, or a scan of a tag. */
type Beginning = { lookupId: string } | { about: 'sighting' | 'found' | 'tag' }

/** Begins a conversation between the keeper of a pet and a finder; nothing is said in it yet. */
export async function beginConversation(
  { db, now }: { db: Db; now: Date },
  { id: petId, name: petName, species, keeperId }: { id: string | null; name: string; species: string; keeperId: string },
  finder: FinderContact,
  beginning: Beginning,
): Promise<Thread> {
  const began = 'lookupId' in beginning ? { ...beginning, about: 'lookup' as const } : { ...beginning, lookupId: null }
  const thread = { id: newId(), petId, keeperId, ...finder, ...began, createdAt: now }
  await db
    .insertInto('thread')
    .values({ ...thread, card: petId ? null : JSON.stringify({ name: petName, species }), lastAt: now })
    .execute()
  return { ...thread, petName, species, keeperBlockedAt: null, finderBlockedAt: null }
}

/** Whether somebody who is signed in gave an address that their account has confirmed. Anybody else may have typed anybody’s. */
export async function isTheirs(db: Db, accountId: string | undefined, address: string | null): Promise<boolean> {
  if (!accountId || !address) return false
  const account = await accountById(db, accountId)
  return (
    (account.emailVerifiedAt !== null && account.email === address) || (account.mobileVerifiedAt !== null && account.mobile === address)
  )
}
