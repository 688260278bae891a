import { accountByEmail, accountToChange, tradingNames } from '#features/accounts/queries.ts'
import { later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { newId } from '#platform/database/id.ts'
import { answer } from '#platform/server/answer.ts'
import { invitePerson } from '../contract.ts'
import { INVITATION_DAYS, MOST_PEOPLE, membershipLife } from '../lifecycle.ts'
import { invited } from '../messages.ts'
import { currentOf } from '../queries.ts'

/** PEOPLE-1. The answer is the same whether the address has an account or not. */
export default answer(invitePerson, async ({ input: { email, role }, who, db, now, refuse, start, notify }) => {
  // Held, so that of two that are invited at once the second sees the first.
  const organisation = await accountToChange(db, who.id)
  if (!organisation.emailVerifiedAt) throw refuse('confirmFirst')
  if (email === organisation.email) throw refuse('ownAddress', { field: 'email' })
  const current = await currentOf(db, who.id)
  if (current.some((one) => (one.email ?? one.invitedEmail) === email)) throw refuse('already', { field: 'email' })
  if (current.length >= MOST_PEOPLE) throw refuse('tooMany')

  const membership = {
    id: newId(),
    status: 'invited',
    statusAt: now,
    createdAt: now,
    expiresAt: later(now, { days: INVITATION_DAYS }),
  } as const
  await db
    .insertInto('membership')
    .values({ ...membership, organisationId: who.id, email, role })
    .execute()
  await start(membershipLife, 'invite', membership, 'holder', { role })
  const invitee = await accountByEmail(db, email)
  const by = invitee?.emailVerifiedAt ? await nameOf(db, who.id) : null
  await notify({ email }, invited(who.id, { by, until: membership.expiresAt }))
  return { id: membership.id }
})

const nameOf = async (db: Db, id: string) => (await tradingNames(db, [id])).get(id) ?? null
