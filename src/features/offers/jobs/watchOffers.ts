import * as z from 'zod'
import { addresseesOf } from '#features/accounts/queries.ts'
import { petsWithChip, speciesOf } from '#features/pets/queries.ts'
import { costsOfTaking } from '#features/plans/queries/credits.ts'
import { earlier } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { OPEN_OFFER, offerLife, REMINDERS } from '../lifecycle.ts'
import { askedLink } from '../makeOffers.ts'
import { offerEnded, offerWaits, toPayOf } from '../messages.ts'
import type { OfferRow } from '../mine.ts'
import { offerersOf } from '../offerers.ts'
import { returnRegistration } from '../returnRegistration.ts'
import { toStrangers } from '../strangers.ts'

type Tools = JobContext<unknown>

const AT_A_TIME = 500

/** Ends offers whose 14 days are over, of which tellOfEndings tells whoever made them, and reminds those who have not answered on days 3, 7 and 12. */
export default job({
  name: 'watchOffers',
  schedule: '25 * * * *',
  data: z.object({}),
  work: async (tools) => {
    await expire(tools)
    await remind(tools)
  },
})

/**
 * An offer that is being answered at this moment is left to its answer. The animal is held as well, as whoever answers holds it first:
 * else the two would wait for each other. Finders who look an animal up meanwhile wait for neither.
 */
const notInUse = ({ db }: Tools) =>
  db
    .selectFrom('offer')
    .innerJoin('pet', 'pet.id', 'offer.petId')
    .selectAll('offer')
    .where('offer.status', 'in', OPEN_OFFER)
    .orderBy('offer.petId')
    .limit(AT_A_TIME)
    .forNoKeyUpdate(['pet', 'offer'])
    .skipLocked()

async function expire(tools: Tools) {
  const { now, transition, notify } = tools
  const due = await notInUse(tools).where('offer.answerBy', '<=', now).execute()
  const { names, addressees } = await partiesOf(tools, due)
  for (const offer of due) {
    await transition(offerLife, 'expire', offer.id, 'clock')
    await returnRegistration(tools, offer)
    const petName = names.get(offer.petId) ?? ''
    const addressee = addressees.get(offer.id)
    if (addressee) await notify(addressee, offerEnded(petName, 'expired', offer))
  }
}

/** Whoever missed two reminders, because this did not run, gets the last. Of an animal that has died nobody is reminded. */
async function remind(tools: Tools) {
  const { db, now, notify } = tools
  const waiting = await notInUse(tools)
    .where('offer.answerBy', '>', now)
    .where('pet.status', '<>', 'deceased')
    // Those who were asked on paper are written to by watchLetters.
    .where('offer.codeHash', 'is', null)
    .where((row) =>
      row.or(
        REMINDERS.map((days, sent) => row.and([row('offer.reminders', '<=', sent), row('offer.createdAt', '<=', earlier(now, { days }))])),
      ),
    )
    .execute()
  await countReminders(tools, waiting)
  const { names, addressees } = await partiesOf(tools, waiting)
  const offererOf = await offerersOf(db, waiting, now)
  const strangersOf = await toStrangers(db, waiting, now)
  const petIds = waiting.map(({ petId }) => petId)
  const [costs, kinds] = [await costsOfTaking(db, petIds), await speciesOf(db, petIds)]
  for (const offers of askedTogether(waiting)) {
    const { id, kind, fromAccount, answerBy } = offers[0]
    const addressee = addressees.get(id)
    const pets = offers.map(({ petId }) => ({ id: petId, name: names.get(petId) ?? '' }))
    const offered = {
      kind,
      names: pets.map(({ name }) => name),
      by: offererOf({ kind, fromAccount }),
      answerBy,
      from: fromAccount,
      toPay: toPayOf(pets, costs),
      species: pets.map((pet) => kinds.get(pet.id) ?? ('other' as const)),
      strangers: strangersOf(offers),
      link: askedLink(tools, offers[0]),
      onlyMobile: !offers[0].toEmail,
    }
    if (addressee) await notify(addressee, offerWaits(offered))
  }
}

type Together = readonly [OfferRow, ...OfferRow[]]

/** The animals of one litter that a breeder is asked about are one letter; each other animal is a letter of its own. The first to be answered comes first. */
function askedTogether(offers: readonly OfferRow[]): Together[] {
  const groups = new Map<string, Together>()
  for (const offer of offers.toSorted((one, other) => Number(one.answerBy) - Number(other.answerBy))) {
    const { id, kind, fromAccount, toEmail, toMobile } = offer
    const key = kind === 'litter' ? [fromAccount, toEmail, toMobile].join(' ') : id
    const before = groups.get(key)
    groups.set(key, before ? [...before, offer] : [offer])
  }
  return [...groups.values()]
}

/** Counts for each offer all reminders that its age asks for. */
async function countReminders({ db, now }: Tools, offers: readonly OfferRow[]) {
  const reached = (offer: OfferRow) => REMINDERS.filter((days) => offer.createdAt <= earlier(now, { days })).length
  for (const reminders of new Set(offers.map(reached))) {
    const ids = offers.filter((offer) => reached(offer) === reminders).map(({ id }) => id)
    await db.updateTable('offer').set({ reminders }).where('id', 'in', ids).execute()
  }
}

async function partiesOf({ db }: Tools, offers: readonly OfferRow[]) {
  const petIds = offers.map(({ petId }) => petId)
  const pets = petIds.length === 0 ? [] : await petsWithChip(db).where('pet.id', 'in', petIds).execute()
  return { names: new Map(pets.map(({ id, name }) => [id, name])), addressees: await addresseesOf(db, offers) }
}
