import * as z from 'zod'
import { otherRegisters, peerOf } from '#features/chips/queries.ts'
import { earlier } from '#platform/clock/clock.ts'
import { job, type OutsideJobContext } from '#platform/jobs/job.ts'

/** How many of our numbers the others are asked about in an hour, and how often about each at most. */
const MOST = 200
const AGAIN_AFTER = { days: 30 }
/** So many questions are under way at a time. */
const AT_ONCE = 8

/** Asks the other registers, once an hour, about some of the numbers that are registered here: new ones first, then those asked about longest ago. */
export default job({
  name: 'askAboutOurs',
  schedule: '15 * * * *',
  outside: true,
  data: z.object({}),
  work: async (context) => {
    const { db, now } = context
    const due = await db
      .selectFrom('chip')
      .innerJoin('pet', 'pet.id', 'chip.petId')
      .leftJoin('databaseMove', (join) => join.onRef('databaseMove.petId', '=', 'pet.id').on('databaseMove.status', '<>', 'confirmed'))
      .select(['chip.number', 'databaseMove.registerCode as movesFrom'])
      .where('chip.supersededAt', 'is', null)
      .where((row) => row.or([row('chip.askedElsewhereAt', 'is', null), row('chip.askedElsewhereAt', '<', earlier(now, AGAIN_AFTER))]))
      .orderBy('chip.askedElsewhereAt', (order) => order.asc().nullsFirst())
      .limit(MOST)
      .execute()
    for (let from = 0; from < due.length; from += AT_ONCE)
      await Promise.all(due.slice(from, from + AT_ONCE).map((chip) => ask(context, chip)))
  },
})

/** A register that a record is moving from may still have the number: that is watched already. */
async function ask(
  { db, services, queue, now }: OutsideJobContext<unknown>,
  { number, movesFrom }: { number: string; movesFrom: string | null },
) {
  const peers = (await otherRegisters(db)).filter(({ code }) => code !== movesFrom).flatMap(peerOf)
  const answers = await services.databases.asks(peers, number)
  await db.updateTable('chip').set({ askedElsewhereAt: now }).where('number', '=', number).execute()
  const holder = answers.find(({ holds }) => holds === true)
  if (holder) await queue('heardOfConflict', { chipNumber: number, registerCode: holder.code })
}
