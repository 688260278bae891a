import { addresseesOf, namedImplanter } from '#features/accounts/queries.ts'
import { speciesOf } from '#features/pets/queries.ts'
import { costsOfTaking } from '#features/plans/queries/credits.ts'
import { daysAfter, earlier, later, londonDate, londonMidnight } from '#platform/clock/clock.ts'
import type { Role } from '#platform/contract/call.ts'
import { isByLetter, type KnownContact } from '#platform/contract/contacts.ts'
import { newId } from '#platform/database/id.ts'
import type { LawTools } from '#platform/law/tools.ts'
import type { CallContext } from '#platform/server/answer.ts'
import { paths } from '#src/paths.ts'
import { ANSWER_DAYS, LETTER, LETTER_DAYS, LINK, offerLife, QUIET_MINUTES } from './lifecycle.ts'
import { offerMade, type ToStrangers, toPayOf } from './messages.ts'

type Tools = LawTools & Pick<CallContext<never>, 'services' | 'notify' | 'queue'>

interface Asked {
  id: string
  toEmail: string | null
  toMobile: string | null
}

interface Offering {
  kind: 'sale' | 'adoption' | 'registration' | 'litter'
  /** Of a registration: that more animals follow for the same person, who is written to about all of them at once. */
  ofLitter?: boolean | undefined
  /** Of an adoption, each on its ground. */
  pets: readonly { id: string; name: string; ground?: string }[]
  /** The account that offers. */
  from: string
  /** Who that is, in words or by the name under which they trade: "A licensed breeder", "Quayside Vets". */
  by: string
  to: KnownContact
  /** Said to them by whoever offers. */
  note?: string | undefined
  /** What of a sale an address gets that nobody has confirmed. */
  sayToStrangers?: ((offers: readonly OneOffer[]) => Promise<ToStrangers | null>) | undefined
}

interface OneOffer {
  id: string
  petId: string
  kind: Offering['kind']
  fromAccount: string
}

const STARTS = {
  sale: { start: 'offerSale', role: 'Breeder' },
  adoption: { start: 'offerAdoption', role: 'Welfare' },
  registration: { start: 'askToConfirm', role: 'Implanter' },
  litter: { start: 'askToConfirm', role: 'Implanter' },
} satisfies Record<Offering['kind'], { start: keyof typeof offerLife.starts; role: Role }>

/**
 * Offers animals to one person, who is told of all of them together: on paper, with a code for each or for the litter, where they have
 * neither e-mail nor mobile. The caller holds the animals and has asked the law.
 */
export async function makeOffers(tools: Tools, { kind, pets, from, by, to, note, sayToStrangers, ofLitter }: Offering) {
  const { db, now, startMany, recordEvent, queue } = tools
  const isAwaited = kind === 'litter' || (ofLitter === true && isByLetter(to))
  const answerBy = isByLetter(to) ? lastMomentOf(daysAfter(londonDate(now), LETTER_DAYS)) : later(now, { days: ANSWER_DAYS })
  const offers = pets.map((pet) => ({
    ...coded(tools, newId(), to),
    status: 'sent' as const,
    statusAt: now,
    kind,
    petId: pet.id,
    fromAccount: from,
    toEmail: to.email ?? null,
    toMobile: to.mobile ?? null,
    statement: pet.ground ?? null,
    note: note || null,
    createdAt: now,
    answerBy,
    toldAt: isAwaited ? null : now,
  }))
  await db.insertInto('offer').values(offers).execute()
  await rememberKeeper(tools, pets, to)
  const { start, role } = STARTS[kind]
  const things = offers.map(({ id, status, petId }) => ({ id, status, facts: { kind, petId } }))
  await startMany(offerLife, start, things, role)
  // Who has offered an animal stands in its own history too.
  if (kind === 'sale' || kind === 'adoption')
    for (const { id } of pets) await recordEvent('pet', id, { move: start, clause: offerLife.starts[start].clause, by: 'keeper' })

  const made = offers.map(({ id, petId }) => ({ id, petId, answerBy }))
  const [first] = offers
  // A litter comes one by one: its breeder or keeper is told of all of it once no more come.
  if (first && isAwaited) {
    await queue('tellOfLitter', { offerId: first.id }, QUIET_MINUTES * 60)
    return made
  }
  if (isByLetter(to)) {
    await queue('postKeeperLetter', { offerIds: offers.map(({ id }) => id) })
    return made
  }
  if (first) {
    const strangers = sayToStrangers ? await sayToStrangers(offers) : null
    await tell(tools, { kind, pets, from, by, to, note }, { ...first, strangers })
  }
  return made
}

/** The day that stands in a letter counts whole. */
const lastMomentOf = (day: string) => earlier(londonMidnight(daysAfter(day, 1)), { seconds: 1 })

/** The id of an offer, and what finds it by the code in a letter. */
function coded({ services: { codes } }: Tools, id: string, to: KnownContact) {
  return { id, codeHash: isByLetter(to) ? codes.hash(LETTER, codes.of(LETTER, id)) : null }
}

/** Where somebody who is asked at an address of theirs reads it first; the code in it shows that they read our message. */
export const askedLink = ({ services: { codes } }: Pick<Tools, 'services'>, { id, kind }: Pick<OneOffer, 'id' | 'kind'>): string | null =>
  kind === 'litter' ? null : (kind === 'registration' ? paths.asked : paths.offered)(id, codes.of(LINK, id))

/** What is known of the person beyond how to ask them: theirs once they accept. */
async function rememberKeeper({ db, now }: Tools, pets: Offering['pets'], { name, landline, address }: KnownContact) {
  if (!name && !landline && !address) return
  await db
    .insertInto('keeperToBe')
    .values(pets.map(({ id }) => ({ petId: id, name: name ?? null, landline: landline ?? null, ...address, givenAt: now })))
    .execute()
}

async function tell(
  tools: Tools,
  { kind, pets, from, by, note }: Offering,
  first: Asked & { kind: Offering['kind']; answerBy: Date; strangers: ToStrangers | null },
) {
  const { db, notify } = tools
  const { answerBy, strangers } = first
  const addressees = await addresseesOf(db, [first])
  const ids = pets.map(({ id }) => id)
  const costs = await costsOfTaking(db, ids)
  const species = [...(await speciesOf(db, ids)).values()]
  const names = pets.map(({ name }) => name)
  const link = askedLink(tools, first)
  const offered = {
    kind,
    names,
    by,
    answerBy,
    from,
    note,
    toPay: toPayOf(pets, costs),
    species,
    strangers,
    link,
    onlyMobile: !first.toEmail,
  }
  for (const addressee of addressees.values()) await notify(addressee, offerMade(offered))
}

/**
 * Asks somebody whether animals that an implanter (`from`) has registered, and that await confirmation, are theirs or of their litter.
 * They have 14 days. The caller holds the animals, and names the implanter where it asks many.
 */
export const askToConfirm = async (
  tools: Tools,
  asked: Pick<Offering, 'pets' | 'from' | 'to' | 'ofLitter'> & { kind: 'registration' | 'litter'; by?: string },
) => makeOffers(tools, { ...asked, by: asked.by ?? (await namedImplanter(tools.db, asked.from)) })
