import type { Db } from '#platform/database/db.ts'
import { wordsOf } from '#platform/law/clause.ts'
import { site } from '#src/site.ts'
import { chipUnitLife } from '../lifecycle.ts'

/** The states in which an implanter has a chip, or has put it into an animal that isn’t registered. */
const ISSUED = [
  'dispatched',
  'withImplanter',
  'offered',
  'implanted',
  'expired',
  'recalled',
  'failedInAnimal',
] as const satisfies readonly (keyof typeof chipUnitLife.states)[]

/** The implanter to whom a chip of ours was issued that nobody has registered; null where there is none, or they have left. */
export async function issuedTo(db: Db, number: string): Promise<string | null> {
  const unit = await db
    .selectFrom('chipUnit')
    .innerJoin('account', 'account.id', 'chipUnit.holderId')
    .select('account.id')
    .where('chipUnit.number', '=', number)
    .where('chipUnit.status', 'in', ISSUED)
    .where('account.status', '<>', 'closed')
    .executeTakeFirst()
  return unit?.id ?? null
}

/** What has happened to a chip of ours, oldest first, for whoever holds it; null for everybody else. */
export async function lifeOfHeld(db: Db, number: string, holderId: string) {
  const unit = await db.selectFrom('chipUnit').select('id').where('number', '=', number).where('holderId', '=', holderId).executeTakeFirst()
  if (!unit) return null
  const events = await db
    .selectFrom('event')
    .select(['at', 'toStatus', 'clause', 'byAccount', 'byRole'])
    .where('subject', '=', chipUnitLife.subject)
    .where('subjectId', '=', unit.id)
    .orderBy('seq')
    .execute()
  return events.map(({ at, toStatus, clause, byAccount, byRole }) => ({
    at,
    what: stateInWords(toStatus),
    clause,
    words: wordsOf(clause),
    by: byAccount === holderId ? 'You' : (WHO[byRole] ?? site.name),
  }))
}

const WHO: Record<string, string> = { Implanter: 'An implanter', Welfare: 'A vet or rescue', recipient: 'The keeper', keeper: 'The keeper' }

function stateInWords(status: string | null): string {
  return Object.entries(chipUnitLife.states).find(([state]) => state === status)?.[1] ?? 'Changed'
}
