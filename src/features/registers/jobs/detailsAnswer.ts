import * as z from 'zod'
import { job } from '#platform/jobs/job.ts'
import { sendingLife, TRIES_AFTER_HOURS } from '../lifecycle.ts'
import { detailsRefused, detailsTaken, detailsUnanswered } from '../messages.ts'
import { openConflict } from '../openConflict.ts'
import { sendingById } from '../queries.ts'

/** Writes down what another register made of the details we sent it, and tells the keeper. An answer that comes twice changes nothing. */
export default job({
  name: 'detailsAnswer',
  data: z.object({ sendingId: z.string(), tries: z.int(), heard: z.enum(['taken', 'refused', 'noAnswer']) }),
  work: async (context) => {
    const { data, db, transition, notify, queue } = context
    const sending = await sendingById(db, data.sendingId)
    if (sending?.status !== 'waiting') return
    const again = TRIES_AFTER_HOURS[data.tries]
    if (data.heard === 'noAnswer' && again !== undefined)
      return queue('sendDetails', { sendingId: sending.id, tries: data.tries + 1 }, Math.round(again * 3600))

    const [move, by, notice] = OUTCOMES[data.heard]
    await transition(sendingLife, move, sending.id, by)
    await notify(sending.keeperId, notice(sending))
    const { petId, keeperId, registerCode } = sending
    if (data.heard === 'taken') await openConflict(context, { petId, keeperId, registerCode, found: 'sent' })
  },
})

const OUTCOMES = {
  taken: ['take', 'otherRegister', detailsTaken],
  refused: ['refuse', 'otherRegister', detailsRefused],
  noAnswer: ['giveUp', 'clock', detailsUnanswered],
} as const
