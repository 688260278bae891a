import { addresseesOf, namedImplanter } from '#features/accounts/queries.ts'
import { costsOfTaking } from '#features/plans/queries/credits.ts'
import { later } from '#platform/clock/clock.ts'
import type { Role } from '#platform/contract/call.ts'
import type { Contact } from '#platform/contract/contacts.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { speciesOf } from './chipped.ts'
import { ANSWER_DAYS, offerLife, QUIET_MINUTES } from './lifecycle.ts'
import { offerMade, toPayOf } from './messages.ts'

type Tools = LawTools & Pick<CallContext<never>, 'services' | 'notify' | 'queue'>

interface Asked {
  id: string
  toEmail: string | null
  toMobile: string | null
}

interface Offering {
  kind: 'sale' | 'adoption' | 'registration' | 'litter'
  pets: readonly { id: string; name: string }[]
  /** The account that offers. */
  from: string
  /** Who that is, in words or by the name under which they trade: "A licensed breeder", "Quayside Vets". */
  by: string
  to: Contact
  statement?: string
  /** Said to them by whoever offers. */
  note?: string | undefined
}

const STARTS = {
  sale: { start: 'offerSale', role: 'Breeder' },
  adoption: { start: 'offerAdoption', role: 'Welfare' },
  registration: { start: 'askToConfirm', role: 'Implanter' },
  litter: { start: 'askToConfirm', role: 'Implanter' },
} satisfies Record<Offering['kind'], { start: keyof typeof offerLife.starts; role: Role }>

/** Offers animals to one person, who is told of all of them together. The caller holds the animals and has asked the law. */
export async function makeOffers(tools: Tools, { kind, pets, from, by, to, statement, note }: Offering) {
  const { db, now, startMany, queue } = tools
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
    note: note || null,
    createdAt: now,
    answerBy,
    toldAt: kind === 'litter' ? null : now,
  }))
  await db.insertInto('offer').values(offers).execute()
  const { start, role } = STARTS[kind]
  const things = offers.map(({ id, status, petId }) => ({ id, status, facts: { kind, petId } }))
  await startMany(offerLife, start, things, role)

  const [first] = offers
  // A litter comes one by one: its breeder is told of all of it once no more come.
  if (first && kind === 'litter') await queue('tellOfLitter', { offerId: first.id }, QUIET_MINUTES * 60)
  if (first && kind !== 'litter') await tell(tools, { kind, pets, from, by, to, note }, first)
  return offers.map(({ id, petId }) => ({ id, petId, answerBy }))
}

async function tell({ db, notify }: Tools, { kind, pets, from, by, note }: Offering, first: Asked & { answerBy: Date }) {
  const { answerBy } = first
  const addressees = await addresseesOf(db, [first])
  const ids = pets.map(({ id }) => id)
  const costs = await costsOfTaking(db, ids)
  const species = [...(await speciesOf(db, ids)).values()]
  const names = pets.map(({ name }) => name)
  const offered = { kind, names, by, answerBy, from, note, toPay: toPayOf(pets, costs), species }
  for (const addressee of addressees.values()) await notify(addressee, offerMade(offered))
}

/**
 * Asks somebody whether animals that an implanter (`from`) has registered, and that await confirmation, are theirs or of their litter.
 * They have 14 days. The caller holds the animals, and names the implanter where it asks many.
 */
export const askToConfirm = async (
  tools: Tools,
  asked: Pick<Offering, 'pets' | 'from' | 'to'> & { kind: 'registration' | 'litter'; by?: string },
) => makeOffers(tools, { ...asked, by: asked.by ?? (await namedImplanter(tools.db, asked.from)) })
