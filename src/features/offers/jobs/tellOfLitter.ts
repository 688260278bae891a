import * as z from 'zod'
import { addresseesOf, namedImplanter } from '#features/accounts/queries.ts'
import { speciesOf } from '#features/pets/queries.ts'
import { costsOfTaking } from '#features/plans/queries/credits.ts'
import { later } from '#platform/clock/clock.ts'
import type { Db } from '#platform/database/db.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { LONGEST_WAIT_MINUTES, OPEN_OFFER, QUIET_MINUTES } from '../lifecycle.ts'
import { offerMade, toPayOf } from '../messages.ts'
import { keepersToBe } from '../queries.ts'

const Data = z.object({ offerId: z.uuid() })
type Tools = JobContext<z.output<typeof Data>>

/** Asks a breeder, or on paper a keeper, about all the animals of a litter in one message or letter, once no more come. */
export default job({
  name: 'tellOfLitter',
  data: Data,
  work: async (tools) => {
    const { db, now, data, queue, notify } = tools
    const untold = await untoldWith(tools)
    const [first, last] = [untold[0], untold.at(-1)]
    if (!first || !last) return
    const isQuiet = later(last.createdAt, { minutes: QUIET_MINUTES }) <= now
    const isLong = later(first.createdAt, { minutes: LONGEST_WAIT_MINUTES }) <= now
    if (!isQuiet && !isLong) return queue('tellOfLitter', data, QUIET_MINUTES * 60)

    const ids = untold.map(({ id }) => id)
    await db.updateTable('offer').set({ toldAt: now }).where('id', 'in', ids).execute()
    if (first.codeHash) return queue('postKeeperLetter', { offerIds: ids, oneCode: true })
    const pets = untold.map(({ petId, petName }) => ({ id: petId, name: petName }))
    const petIds = untold.map(({ petId }) => petId)
    const addressee = (await addresseesOf(db, [first])).get(first.id)
    const asked = {
      kind: 'litter' as const,
      names: pets.map(({ name }) => name),
      by: await namedImplanter(db, first.fromAccount),
      answerBy: first.answerBy,
      from: first.fromAccount,
      toPay: toPayOf(pets, await costsOfTaking(db, petIds)),
      species: [...(await speciesOf(db, petIds)).values()],
    }
    if (addressee) await notify(addressee, offerMade(asked))
  },
})

/** What the same implanter asks the same person and hasn't been told yet, the first first: nobody is told of what is answered or over. */
async function untoldWith({ db, data }: Tools) {
  const asked = await db
    .selectFrom('offer')
    .select(['kind', 'petId', 'fromAccount', 'toEmail', 'toMobile', 'codeHash'])
    .where('id', '=', data.offerId)
    .executeTakeFirst()
  if (!asked) return []
  const untold = await db
    .selectFrom('offer')
    .innerJoin('pet', 'pet.id', 'offer.petId')
    .selectAll('offer')
    .select('pet.name as petName')
    .where('offer.kind', '=', asked.kind)
    .where('offer.toldAt', 'is', null)
    .where('offer.status', 'in', OPEN_OFFER)
    .where('offer.fromAccount', '=', asked.fromAccount)
    .where('offer.toEmail', 'is not distinct from', asked.toEmail)
    .where('offer.toMobile', 'is not distinct from', asked.toMobile)
    .orderBy('offer.createdAt')
    .orderBy('offer.id')
    .forNoKeyUpdate('offer')
    .execute()
  return asked.codeHash ? toSameAddress(db, untold, asked.petId) : untold
}

/** Those of them whose person is asked on paper at the same address as about this animal. */
async function toSameAddress<Asked extends { petId: string }>(db: Db, offers: readonly Asked[], petId: string): Promise<Asked[]> {
  const keepers = await keepersToBe(
    db,
    offers.map((offer) => offer.petId),
  )
  const letterbox = (id: string) => [keepers.get(id)?.name, ...(keepers.get(id)?.address ?? [])].join('\n').toLowerCase()
  return offers.filter((offer) => letterbox(offer.petId) === letterbox(petId))
}
