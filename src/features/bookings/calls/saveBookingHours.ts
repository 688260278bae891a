import { londonDate } from '#platform/clock/clock.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { saveBookingHours } from '../contract.ts'
import { BLOCKING } from '../lifecycle.ts'
import { saveHours } from '../saveTerms.ts'

export default answer(saveBookingHours, async (context) => {
  const { input, who, refuse } = context
  if (!(await saveHours(context, who.id, input))) throw refuse('termsFirst')
  return { stay: await bookedOnDaysOff(context) }
})

async function bookedOnDaysOff({ input, who, db, now }: CallContext<typeof saveBookingHours>): Promise<number> {
  const off = input.exceptions.filter(({ hours }) => hours.length === 0)
  if (off.length === 0) return 0
  const visits = await db
    .selectFrom('booking')
    .select('startsAt')
    .where('implanterId', '=', who.id)
    .where('status', 'in', BLOCKING)
    .where('status', '<>', 'held')
    .where('endsAt', '>', now)
    .execute()
  const days = visits.map(({ startsAt }) => londonDate(startsAt))
  return days.filter((day) => off.some(({ from, to }) => from <= day && day <= to)).length
}
