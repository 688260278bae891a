import { openWithoutEmail } from '#features/accounts/openWithoutEmail.ts'
import { accountByEmail, rolesOf } from '#features/accounts/queries.ts'
import { acceptLetter } from '#features/offers/acceptance.ts'
import { heldByLetter, letterTyped } from '#features/offers/lettercodes.ts'
import { lawOn } from '#platform/law/tools.ts'
import { listed } from '#platform/listed.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { takeByTelephone } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

type Asking = CallContext<typeof takeByTelephone>

export default answerAsStaff(takeByTelephone, async (context) => {
  const { input, db, now, services, refuse } = context
  const known = await letterTyped(db, services, input.letterCode)
  if (!known) throw refuse('noSuchCode')
  const held = await heldByLetter(db, known, now)
  if (held.problem) throw refuse(held.problem)
  const [{ pet }] = held.all
  const keeper = input.email === undefined ? await newcomer(context, pet.id) : await holderOf(context, input.email)
  if (keeper.id === pet.keeperId) throw refuse('toYourself', { field: 'email' })

  // They decide, and we type: what happens to the animal stands in their name, and what we did in ours.
  const who = { ...keeper, roles: ['Customer' as const], sessionId: context.who.sessionId }
  const because = await acceptLetter({ ...context, ...lawOn(db, now, keeper.id), who }, held.all)
  if (because) throw refuse('notNow', { because })
  const names = held.all.map((one) => one.pet.name)
  return { petName: listed(names), keeper: keeper.name }
})

/** The account of somebody who has one already. */
async function holderOf({ db, refuse }: Asking, email: string) {
  const account = await accountByEmail(db, email)
  if (!account) throw refuse('noSuchAccount', { field: 'email' })
  if (!(await rolesOf(db, account.id)).includes('Customer')) throw refuse('notCustomer', { field: 'email' })
  return { id: account.id, name: account.name, email: account.email }
}

/** A new account for the person in the letter. */
async function newcomer(context: Asking, petId: string) {
  const { db, refuse } = context
  const to = await db.selectFrom('keeperToBe').selectAll().where('petId', '=', petId).executeTakeFirst()
  if (!to?.name || !to.line1 || !to.town || !to.postcode) throw refuse('noAddress')
  const { name, line1, town, postcode, landline, line2, county } = to
  return openWithoutEmail(context, { name, line1, town, postcode, landline, line2, county })
}
