import { sql } from 'kysely'
import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { animalsOf } from '../acceptance.ts'
import { OPEN_OFFER } from '../lifecycle.ts'
import { nobodyAnswered, theyConfirmed } from '../messages.ts'

const AT_A_TIME = 500

/**
 * Once a day: tells whoever offered animals of all those about which nobody answered, unless they’ve asked again or the animal is no longer
 * theirs to offer; and an implanter of all that were confirmed.
 */
export default job({
  name: 'tellOfEndings',
  schedule: '35 7 * * *',
  data: z.object({}),
  work: async ({ db, now, notify, queue }) => {
    const ended = await db
      .selectFrom('offer')
      .innerJoin('pet', 'pet.id', 'offer.petId')
      .select(['offer.id', 'offer.kind', 'offer.fromAccount', 'offer.codeHash', 'offer.status', 'pet.name as petName', 'pet.originalName'])
      .select((row) =>
        row
          .and([
            row('pet.status', '<>', 'deceased'),
            row('pet.keeperId', '=', row.ref('offer.fromAccount')),
            row.not(
              row.exists(
                row
                  .selectFrom('offer as next')
                  .select(sql`1`.as('one'))
                  .whereRef('next.petId', '=', 'offer.petId')
                  .where('next.status', 'in', OPEN_OFFER),
              ),
            ),
          ])
          .as('isOpen'),
      )
      .where('offer.status', 'in', ['accepted', 'expired'])
      .where('offer.endToldAt', 'is', null)
      .orderBy('offer.fromAccount')
      .orderBy('offer.id')
      .limit(AT_A_TIME)
      .forNoKeyUpdate('offer')
      .skipLocked()
      .execute()
    if (ended.length === 0) return
    const ids = ended.map(({ id }) => id)
    await db.updateTable('offer').set({ endToldAt: now }).where('id', 'in', ids).execute()
    const told = ended.filter(({ status, isOpen }) => status === 'expired' && isOpen)
    const confirmed = ended.filter(({ status }) => status === 'accepted')
    // Whoever confirmed an animal may have given it another name since.
    for (const [implanterId, theirs] of Map.groupBy(confirmed, ({ fromAccount }) => fromAccount))
      await notify(
        implanterId,
        theyConfirmed(
          theirs.map(({ originalName }) => originalName),
          animalsOf('registration'),
        ),
      )
    // Someone may be an implanter and a breeder: they find the animals in different places.
    for (const [first, ...others] of Map.groupBy(told, ({ fromAccount, kind }) => `${fromAccount}/${animalsOf(kind)}`).values()) {
      if (!first) continue
      const all = [first, ...others]
      await notify(
        first.fromAccount,
        nobodyAnswered({
          kind: first.kind,
          petNames: all.map(({ petName }) => petName),
          byLetter: all.filter(({ codeHash }) => codeHash !== null).length,
          link: animalsOf(first.kind),
        }),
      )
    }
    if (ended.length === AT_A_TIME) await queue('tellOfEndings', {})
  },
})
