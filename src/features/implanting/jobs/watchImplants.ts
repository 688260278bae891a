import * as z from 'zod'
import { OPEN_OFFER } from '#features/offers/lifecycle.ts'
import { askToConfirm } from '#features/offers/makeOffers.ts'
import { earlier } from '#platform/clock/clock.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import { nobodySaidYet, staffLookIntoIt } from '../messages.ts'
import { NOBODYS } from '../policy.ts'
import { UNCONFIRMED_DAYS, unconfirmedImplants } from '../queries.ts'

const AT_A_TIME = 500

/** Looks after animals of which nobody has said that they are theirs: after 7 days the implanter is reminded, after 14 the person is asked again, after 30 Staff look. Once a day, so that an implanter reads of all of them together. */
export default job({
  name: 'watchImplants',
  schedule: '45 7 * * *',
  data: z.object({}),
  work: async (tools) => {
    const waiting = await waitingLong(tools)
    const steps = []
    for (const implant of waiting) steps.push({ ...implant, reached: await takeSteps(tools, implant) })
    for (const [implanterId, theirs] of Map.groupBy(steps, (implant) => implant.implanterId)) {
      const animals = theirs.map(({ petName, chipNumber: number, reached }) => ({ petName, number, reached }))
      const [first, last] = [animals.filter(({ reached }) => reached === 1), animals.filter(({ reached }) => reached === 3)]
      if (first.length > 0) await tools.notify(implanterId, nobodySaidYet(first))
      if (last.length > 0) await tools.notify(implanterId, staffLookIntoIt(last))
    }
    if (waiting.length === AT_A_TIME) await tools.queue('watchImplants', {})
  },
})

const waitingLong = ({ db, now }: JobContext<unknown>) =>
  unconfirmedImplants(db)
    .innerJoin('account', 'account.id', 'implant.implanterId')
    .select(['implant.id', 'implant.petId', 'implant.implanterId', 'implant.chipNumber', 'implant.createdAt', 'implant.reminders'])
    .select(['implant.customerEmail', 'implant.customerMobile', 'pet.name as petName'])
    .where((row) =>
      row.or(
        UNCONFIRMED_DAYS.map((days, taken) =>
          row.and([row('implant.reminders', '<=', taken), row('implant.createdAt', '<=', earlier(now, { days }))]),
        ),
      ),
    )
    .where('account.status', '<>', 'closed')
    // A request whose days are over is first noted as ended; until then the next cannot be made.
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('offer')
            .select('offer.id')
            .whereRef('offer.petId', '=', 'implant.petId')
            .where('offer.status', 'in', OPEN_OFFER)
            .where('offer.answerBy', '<=', now),
        ),
      ),
    )
    .orderBy('implant.implanterId')
    .orderBy('implant.id')
    .limit(AT_A_TIME)
    .forUpdate(['implant', 'pet'])
    .skipLocked()
    .execute()

type Waiting = Awaited<ReturnType<typeof waitingLong>>[number]

/** How many of the steps are taken now: after a pause one letter stands for those that were missed. */
async function takeSteps(tools: JobContext<unknown>, implant: Waiting): Promise<number> {
  const { db, now, recordEvent } = tools
  const { id, petId, createdAt, reminders } = implant
  const reached = UNCONFIRMED_DAYS.filter((days) => createdAt <= earlier(now, { days })).length
  await db.updateTable('implant').set({ reminders: reached }).where('id', '=', id).execute()
  if (reminders < 2 && reached >= 2) await askAgain(tools, implant)
  if (reached === 3 && petId) await recordEvent('pet', petId, { move: 'nobodys', clause: NOBODYS.clause, by: 'clock' })
  return reached
}

/** Only who has not answered is asked again: a no is a no, and a request that was taken back had its reason. */
async function askAgain(tools: JobContext<unknown>, { petId, petName, implanterId, customerEmail, customerMobile }: Waiting) {
  if (!petId || (!customerEmail && !customerMobile)) return
  const last = await tools.db
    .selectFrom('offer')
    .select(['kind', 'status'])
    .where('petId', '=', petId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.status !== 'expired') return
  const to = { ...(customerEmail && { email: customerEmail }), ...(customerMobile && { mobile: customerMobile }) }
  const kind = last.kind === 'litter' ? 'litter' : 'registration'
  await askToConfirm(tools, { pets: [{ id: petId, name: petName }], from: implanterId, to, kind })
}
