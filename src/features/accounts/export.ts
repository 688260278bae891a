import type { Db } from '#platform/database/db.ts'
import { wordsOf } from '#platform/law/clause.ts'
import { chipsOf } from './exportchips.ts'
import { keepingOf } from './exportkeepership.ts'
import { payingOf } from './exportpayments.ts'

/** All that is held about one person, by subject, in the register's own words (UK GDPR Articles 15 and 20). No secret and no other person's data. */
export async function everythingOf(db: Db, accountId: string, now: Date) {
  const mine = db.selectFrom('pet').select('id').where('keeperId', '=', accountId)
  const myProfiles = db.selectFrom('profile').select('id').where('accountId', '=', accountId)
  const [account, profiles, history, sessions, pets, chips, files, lookups, conversations, messages, events] = await Promise.all([
    db.selectFrom('account').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow(),
    db
      .selectFrom('profile')
      .select(['type', 'status as verification', 'statusAt as since', 'verifiedUntil', 'renewalAt', 'details', 'createdAt'])
      .where('accountId', '=', accountId)
      .execute(),
    db.selectFrom('accountHistory').select(['at', 'before']).where('accountId', '=', accountId).orderBy('at').execute(),
    db
      .selectFrom('session')
      .select(['createdAt', 'expiresAt', 'endedAt'])
      .where('accountId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
    db.selectFrom('pet').selectAll().where('keeperId', '=', accountId).orderBy('registeredAt').execute(),
    db.selectFrom('chip').selectAll().where('petId', 'in', mine).execute(),
    db.selectFrom('file').select(['id', 'type', 'size', 'createdAt']).where('accountId', '=', accountId).execute(),
    db.selectFrom('lookup').select(['chipNumber', 'result', 'at']).where('byAccount', '=', accountId).orderBy('at').execute(),
    db.selectFrom('thread').select(['id', 'petId', 'createdAt']).where('keeperId', '=', accountId).execute(),
    db
      .selectFrom('message')
      .innerJoin('thread', 'thread.id', 'message.threadId')
      .select(['message.threadId', 'message.side', 'message.text', 'message.at'])
      .where('thread.keeperId', '=', accountId)
      .orderBy('message.at')
      .execute(),
    db
      .selectFrom('event')
      .select(['subject', 'subjectId', 'at', 'move', 'fromStatus', 'toStatus', 'clause', 'facts'])
      .where((where) =>
        where.or([where('subjectId', '=', accountId), where('subjectId', 'in', mine), where('subjectId', 'in', myProfiles)]),
      )
      .orderBy('at')
      .execute(),
  ])
  const { passwordHash: _, ...contact } = account
  const [keeping, paying, chipping] = await Promise.all([keepingOf(db, accountId), payingOf(db, accountId), chipsOf(db, accountId)])
  const told = {
    history,
    sessions,
    pets: pets.map((pet) => withoutBreeder(pet, accountId)),
    chips,
    files,
    lookups,
    conversations,
    messages,
    events: events.map((event) => ({ ...event, words: wordsOf(event.clause) })),
  }
  return { madeAt: now, account: contact, profiles, ...told, ...keeping, ...paying, ...chipping }
}

/** Who bred an animal is on its record by licence; the person's name and account are theirs. */
function withoutBreeder<Pet extends { breederId: string | null; breederName: string | null }>(pet: Pet, accountId: string) {
  return pet.breederId === accountId ? pet : { ...pet, breederId: null, breederName: null }
}
