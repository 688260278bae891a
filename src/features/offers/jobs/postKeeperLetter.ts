import * as z from 'zod'
import { namedImplanter } from '#features/accounts/queries.ts'
import { petsWithChip } from '#features/pets/queries.ts'
import { costsOfTaking } from '#features/plans/queries/credits.ts'
import { printedCode } from '#platform/contract/crockford.ts'
import { IsoTime } from '#platform/contract/shapes.ts'
import { newId } from '#platform/database/id.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { keeperLetter } from '../letter.ts'
import { LETTER, MOST_LETTERS, OPEN_OFFER } from '../lifecycle.ts'
import { toPayOf } from '../messages.ts'
import type { OfferRow } from '../mine.ts'
import { keepersToBe } from '../queries.ts'

/** Posts one letter about requests to the same person, with the code of each, or one for all of a litter; nothing where they have been answered meanwhile. */
export default job({
  name: 'postKeeperLetter',
  data: z.object({ offerIds: z.array(z.string()), before: IsoTime.optional(), oneCode: z.boolean().default(false) }),
  work: async (context) => {
    const { data, db, now, send, services } = context
    const offers = await openAmong(context, data.offerIds)
    const [first] = offers
    const petIds = offers.map(({ petId }) => petId)
    const keeper = first && (await keepersToBe(db, petIds)).get(first.petId)
    if (!first || !keeper?.name || keeper.address.length === 0) return

    const pets = await petsWithChip(db).where('pet.id', 'in', petIds).orderBy('pet.id').execute()
    const letterOf = await letterOfLitter(context, offers)
    const codes = new Map(offers.map(({ id, petId }) => [petId, printedCode(services.codes.of(LETTER, letterOf ?? id), 5)]))
    const letter = keeperLetter({
      name: keeper.name,
      address: keeper.address,
      by: await namedImplanter(db, first.fromAccount),
      isLitter: first.kind === 'litter',
      animals: pets.map(({ id, name, chipNumber }) => ({ name, chipNumber, code: codes.get(id) ?? '' })),
      answerBy: first.answerBy,
      toPay: toPayOf(pets, await costsOfTaking(db, petIds)),
      before: data.before ? new Date(data.before) : first.letterAt,
      publicUrl: services.config.publicUrl,
    })
    await send({ channel: 'post', kind: 'needed', id: newId(), ...letter })
    await db
      .updateTable('offer')
      .set((offer) => ({ letters: offer('letters', '+', 1), letterAt: now }))
      .where(
        'id',
        'in',
        offers.map(({ id }) => id),
      )
      .execute()
  },
})

const openAmong = ({ db, now }: JobContext<unknown>, ids: readonly string[]) =>
  db
    .selectFrom('offer')
    .selectAll()
    .where('id', 'in', ids)
    .where('status', 'in', OPEN_OFFER)
    .where('codeHash', 'is not', null)
    .where('answerBy', '>', now)
    .where('letters', '<', MOST_LETTERS)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Under which of the requests about a litter its one code stands: the first of its first letter. Null where there's one animal. */
async function letterOfLitter({ db, data }: JobContext<{ oneCode: boolean }>, offers: readonly OfferRow[]): Promise<string | null> {
  const [first] = offers
  if (!first) return null
  const known = offers.find(({ letterOf }) => letterOf !== null)?.letterOf
  if (known || offers.length === 1 || !data.oneCode) return known ?? null
  const ids = offers.map(({ id }) => id)
  await db.updateTable('offer').set({ letterOf: first.id }).where('id', 'in', ids).execute()
  return first.id
}
