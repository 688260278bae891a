import { costsOfTaking } from '#features/plans/queries/costs.ts'
import { later } from '#platform/clock/clock.ts'
import type { Role } from '#platform/contract/call.ts'
import type { Contact } from '#platform/contract/contacts.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { addresseesOf } from './addressees.ts'
import { ANSWER_DAYS, offerLife } from './lifecycle.ts'
import { offerMade, toPayOf } from './messages.ts'
import { offerersOf } from './offerers.ts'

export type Tools = LawTools & Pick<CallContext<never>, 'services' | 'notify'>

interface Offering {
  kind: 'sale' | 'adoption' | 'registration' | 'litter'
  pets: readonly { id: string; name: string }[]
  /** The account that offers. */
  from: string
  to: Contact
  statement?: string
}

const STARTS = {
  sale: { start: 'offerSale', by: 'Breeder' },
  adoption: { start: 'offerAdoption', by: 'Welfare' },
  registration: { start: 'askToConfirm', by: 'Implanter' },
  litter: { start: 'askToConfirm', by: 'Implanter' },
} satisfies Record<Offering['kind'], { start: keyof typeof offerLife.starts; by: Role }>

/** Offers animals to one person, who is told of all of them together. The caller holds the animals and has asked the law. */
export async function makeOffers({ db, now, startMany, notify }: Tools, { kind, pets, from, to, statement }: Offering) {
  const answerBy = later(now, { days: ANSWER_DAYS })
  const offers = pets.map((pet) => ({
    id: newId(),
    status: 'sent' as const,
    statusAt: now,
    kind,
    petId: pet.id,
    fromAccount: from,
    toEmail: to.email ?? null,
    toMobile: to.mobile ?? null,
    statement: statement ?? null,
    createdAt: now,
    answerBy,
  }))
  await db.insertInto('offer').values(offers).execute()
  const { start, by } = STARTS[kind]
  const things = offers.map(({ id, status, petId }) => ({ id, status, facts: { kind, petId } }))
  await startMany(offerLife, start, things, by)

  const [addressees, offererOf] = [await addresseesOf(db, offers.slice(0, 1)), await offerersOf(db, offers)]
  const costs = await costsOfTaking(
    db,
    pets.map(({ id }) => id),
  )
  const names = pets.map(({ name }) => name)
  const offered = { kind, names, by: offererOf({ kind, fromAccount: from }), answerBy, from, toPay: toPayOf(pets, costs) }
  for (const addressee of addressees.values()) await notify(addressee, offerMade(offered))
  return offers.map(({ id, petId }) => ({ id, petId, answerBy }))
}
