import type * as z from 'zod'
import { isVerified } from '#features/accounts/queries/profiles.ts'
import { accountById } from '#features/accounts/queries.ts'
import { isOldEnough } from '#features/offers/policy.ts'
import { mayTransferKeepership } from '#features/pets/policy.ts'
import { handedOver, lockPet } from '#features/pets/queries.ts'
import { costsOfTaking } from '#features/plans/queries/credits.ts'
import { later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { hashOfSecret } from '#platform/server/tokens.ts'
import { paths } from '#src/paths.ts'
import { saveRehomeRequest } from '../contract.ts'
import { ANSWER_DAYS, LISTED_DAYS, rehomingLife } from '../lifecycle.ts'
import { givenToYou, givenToYourOrganisation, takerEveryWay, takerOf } from '../messages.ts'
import { newRehomingToken, sidesOf } from '../queries.ts'
import type { RehomeTo } from '../shapes.ts'

type Asking = CallContext<typeof saveRehomeRequest>

export default answer(saveRehomeRequest, async (context) => {
  const { input, who, db, now, refuse, start } = context
  const pet = await lockPet(db, input.petId)
  if (pet?.keeperId !== who.id) throw await notTheirs(context)
  const may = mayTransferKeepership(who, { ...pet, now })
  if (may !== true) throw refuse('notNow', { because: may })
  const to = await recipientOf(context, pet)
  const old = to.kind === 'organisation' || pet.breederId !== who.id || isOldEnough(who, { ...pet, now })
  if (old !== true) throw refuse('notNow', { because: old })
  await refuseTo(context, to, pet)

  const id = newId()
  const token = newRehomingToken()
  const listed = input.to.kind === 'anybody'
  const status = listed ? ('listed' as const) : ('sent' as const)
  const answerBy = later(now, { days: listed ? LISTED_DAYS : ANSWER_DAYS })
  const { why, feePence } = input
  const said = { why, health: input.health || null, behaviour: input.behaviour || null, note: listed ? null : input.note || null, feePence }
  const begun = { id, status, statusAt: now, petId: pet.id, fromAccount: who.id, createdAt: now, answerBy }
  await db
    .insertInto('rehoming')
    .values({ ...begun, ...said, ...targetRow(to, pet), tokenHash: hashOfSecret(token) })
    .execute()
  await start(rehomingLife, listed ? 'list' : 'give', { id, status }, 'keeper', { target: input.to.kind, why: input.why })
  await tell(context, id, token)
  return { rehomingId: id, status, answerBy }
})

async function notTheirs({ input, who, db, refuse }: Asking) {
  const because = await handedOver(db, input.petId, who.id)
  return because ? refuse('handedOver', { because }) : refuse('notYours')
}

type To = Exclude<z.output<typeof RehomeTo>, { kind: 'backup' }>

/** The rescue back-up is an organisation like any other, found by what it promised. */
async function recipientOf({ input, who, db, refuse }: Asking, { rescueBackupId }: { rescueBackupId: string | null }): Promise<To> {
  if (input.to.kind !== 'backup') return input.to
  if (!rescueBackupId || rescueBackupId === who.id || !(await takesAnimals(db, rescueBackupId))) throw refuse('noBackup')
  return { kind: 'organisation', organisationId: rescueBackupId }
}

async function refuseTo({ who, db, refuse }: Asking, to: To, { breederId }: { breederId: string | null }): Promise<void> {
  if (to.kind === 'breeder' && (!breederId || breederId === who.id || !(await isThere(db, breederId)))) throw refuse('noBreeder')
  if (to.kind === 'person') {
    const { email, mobile } = to.contact
    if (!email && !mobile) throw refuse('contactNeeded', { field: 'to.contact' })
    const me = await accountById(db, who.id)
    if (email === me.email || (mobile && mobile === me.mobile)) throw refuse('toYourself', { field: 'to.contact' })
  }
  if (to.kind === 'organisation') {
    if (to.organisationId === who.id) throw refuse('toYourself', { field: 'to.organisationId' })
    if (!(await takesAnimals(db, to.organisationId))) throw refuse('noSuchOrganisation', { field: 'to.organisationId' })
  }
}

const takesAnimals = async (db: Asking['db'], id: string): Promise<boolean> => (await isThere(db, id)) && isVerified(db, id, 'Welfare')

async function isThere(db: Asking['db'], id: string): Promise<boolean> {
  const account = await db.selectFrom('account').select('id').where('id', '=', id).where('status', '<>', 'closed').executeTakeFirst()
  return account !== undefined
}

function targetRow(to: To, { breederId }: { breederId: string | null }) {
  if (to.kind === 'breeder') return { target: 'person' as const, toAccount: breederId }
  if (to.kind === 'person') return { target: to.kind, toEmail: to.contact.email ?? null, toMobile: to.contact.mobile ?? null }
  return { target: to.kind, toAccount: to.kind === 'organisation' ? to.organisationId : null }
}

async function tell({ input, db, notify }: Asking, id: string, token: string): Promise<void> {
  if (input.to.kind === 'anybody') return
  const sides = await sidesOf(db, id)
  const toPay = (await costsOfTaking(db, [input.petId])).get(input.petId) ?? null
  if (input.to.kind === 'organisation' || input.to.kind === 'backup') await notify(takerOf(sides), givenToYourOrganisation(sides, toPay))
  if (input.to.kind === 'person' || input.to.kind === 'breeder')
    await notify(takerEveryWay(sides), givenToYou(sides, toPay, paths.rehoming(token)))
}
