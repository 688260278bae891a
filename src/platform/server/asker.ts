import { type Call, type MemberAccess, type MemberRole, reaches, roleFor } from '#platform/contract/call.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { type Person, personOf } from '#platform/law/policy.ts'
import { Refusal } from './refusal.ts'

/**
 * In whose name a call is made: of a member who works as an organisation the organisation’s, but for a call that concerns the member
 * themselves. Throws 403 where their role there doesn’t go so far, or the call needs an implanter and we haven’t verified them as one.
 */
export function askerFor({ acting }: Pick<Call, 'acting'>, who: Person): Person {
  if (!who.by) return who
  if (acting === 'self') return personOf(who)
  if (acting === 'never')
    throw new Refusal(
      403,
      'notByMembers',
      `Only someone who signs in with ${who.by.organisation}’s own e-mail and password can do this. Go back to your own account first.`,
    )
  if (!reaches(who.by.role, acting)) throw new Refusal(403, 'notYourLevel', refusalWords(roleFor(acting), who.by.organisation))
  if (acting === 'qualified' && !who.by.isQualified) throw new Refusal(403, 'notQualified', NOT_QUALIFIED)
  return who
}

/** IMPLANT-1 */
const NOT_QUALIFIED =
  'Only a verified implanter can do this, and we haven’t verified you as one. Ask a colleague who is, or add an implanter profile to your own account.'

const refusalWords = (needed: MemberRole, organisation: string) =>
  `Your role at ${organisation} doesn’t let you do this. Ask ${WHO_CAN[needed]}.`

/** Whose role goes so far, at the least. */
const WHO_CAN: Record<MemberRole, string> = {
  readOnly: 'someone there',
  teamMember: 'a team member, a manager or an owner',
  manager: 'a manager or an owner',
  owner: 'an owner',
}

/** What changes nothing and concerns no organisation is no act of a member. */
const isAct = (acting: MemberAccess, reads: boolean) => !reads && acting !== 'self' && acting !== 'readOnly'

/** Writes down that a member’s call changed something for the organisation, in the transaction of the call. */
export async function recordAct({ name, summary, acting, reads }: Call, who: Person | null, db: Db, now: Date): Promise<void> {
  if (!who?.by || !isAct(acting, reads)) return
  const { membershipId, person } = who.by
  await db
    .insertInto('memberAct')
    .values({ id: newId(), membershipId, organisationId: who.id, personId: person.id, at: now, call: name, what: summary })
    .execute()
}
