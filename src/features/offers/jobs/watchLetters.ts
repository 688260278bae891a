import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { KEEPER_KEPT_DAYS } from '../kit/kept.ts'
import { LETTER_REMINDERS, OPEN_OFFER } from '../lifecycle.ts'
import { openOfLetter } from '../queries.ts'

const AT_A_TIME = 500

/** Once a day: writes again to those who haven't answered a letter, and forgets whom animals were registered for once that has been kept long enough. */
export default job({
  name: 'watchLetters',
  schedule: '50 5 * * *',
  data: z.object({}),
  work: async (tools) => {
    await remind(tools)
    await forget(tools)
  },
})

/** Whoever missed one letter, because this did not run, gets the last. Of an animal that has died nobody is reminded. */
async function remind({ db, now, queue }: JobContext<unknown>) {
  const due = await db
    .selectFrom('offer')
    .innerJoin('pet', 'pet.id', 'offer.petId')
    .select(['offer.id', 'offer.createdAt', 'offer.letterOf'])
    .where('offer.codeHash', 'is not', null)
    .where('offer.status', 'in', OPEN_OFFER)
    .where('offer.answerBy', '>', now)
    .where('pet.status', '<>', 'deceased')
    .where((row) =>
      row.or(
        LETTER_REMINDERS.map((days, sent) =>
          row.and([row('offer.reminders', '<=', sent), row('offer.createdAt', '<=', earlier(now, { days }))]),
        ),
      ),
    )
    .orderBy('offer.id')
    .limit(AT_A_TIME)
    .forUpdate('offer')
    .skipLocked()
    .execute()
  // A litter has one letter, which reminds of all of it.
  for (const [first] of Map.groupBy(due, ({ id, letterOf }) => letterOf ?? id).values()) {
    if (!first) continue
    const reminders = LETTER_REMINDERS.filter((days) => first.createdAt <= earlier(now, { days })).length
    const offerIds = (await openOfLetter(db, first)).map(({ id }) => id)
    await db.updateTable('offer').set({ reminders }).where('id', 'in', offerIds).execute()
    await queue('postKeeperLetter', { offerIds })
  }
}

/** Also where an animal came to its keeper in some other way. */
async function forget({ db, now }: JobContext<unknown>) {
  await db
    .deleteFrom('keeperToBe')
    .where((row) =>
      row.or([
        row('givenAt', '<=', earlier(now, { days: KEEPER_KEPT_DAYS })),
        row.exists(
          row
            .selectFrom('pet')
            .select('pet.id')
            .whereRef('pet.id', '=', 'keeperToBe.petId')
            .where('pet.status', '<>', 'awaitingConfirmation'),
        ),
      ]),
    )
    .execute()
}
