import * as z from 'zod'
import { earlier } from '#platform/clock/clock.ts'
import { job } from '#platform/jobs/job.ts'
import { OFFERED_KEPT_DAYS } from '../kit/kept.ts'
import { OPEN_OFFER } from '../lifecycle.ts'
import { NOT_THEIRS } from '../queries.ts'

/**
 * Forgets to whom animals were offered that they haven’t been for a while. Someone for whom an animal was registered, and who never said that
 * it isn’t theirs, stays known while it waits for its keeper: a finder reaches them too.
 */
export default job({
  name: 'forgetOfferContacts',
  schedule: '44 3 * * *',
  data: z.object({}),
  work: async ({ db, now }) => {
    await db
      .updateTable('offer')
      .set({ toEmail: null, toMobile: null, contactForgottenAt: now })
      .where('status', 'not in', OPEN_OFFER)
      .where('statusAt', '<', earlier(now, { days: OFFERED_KEPT_DAYS }))
      .where((offer) => offer.or([offer('toEmail', 'is not', null), offer('toMobile', 'is not', null)]))
      .where(({ or, eb, fn, val, not, exists, selectFrom }) =>
        or([
          eb('status', 'in', ['accepted', 'withdrawn']),
          eb(fn.coalesce('reason', val('')), 'in', NOT_THEIRS),
          not(
            exists(
              selectFrom('pet').select('pet.id').whereRef('pet.id', '=', 'offer.petId').where('pet.status', '=', 'awaitingConfirmation'),
            ),
          ),
        ]),
      )
      .execute()
  },
})
