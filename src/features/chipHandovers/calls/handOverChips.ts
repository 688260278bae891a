import { numbersWritten } from '#features/stock/kit/writtennumbers.ts'
import { chipUnitLife } from '#features/stock/lifecycle.ts'
import { later, londonDate } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { colleagueAt } from '../colleague.ts'
import { handOverChips } from '../contract.ts'
import { wordsFor } from '../handovers.ts'
import { ANSWER_DAYS, chipHandoverLife, MOST_CHIPS } from '../lifecycle.ts'
import { chipsHandedToYou } from '../messages.ts'
import { notReady, notReadyWords, whyNotNow } from '../policy.ts'
import { lockChips } from '../queries.ts'

type Asking = CallContext<typeof handOverChips>

export default answer(handOverChips, async (context) => {
  const { input, who, db, now, refuse, start, transitionMany, notify } = context
  const toAccount = await colleagueAt(context, input.to)
  if (toAccount === who.id) throw refuse('yourself', { field: 'to' })
  const units = await readyChips(context)
  if (!toAccount) throw refuse('noSuchColleague', { field: 'to' })

  const [id, status] = [newId(), 'offered' as const]
  const handover = { id, status, statusAt: now, fromAccount: who.id, toAccount, named: input.to, createdAt: now }
  const answerBy = later(now, { days: ANSWER_DAYS })
  await db
    .insertInto('chipHandover')
    .values({ ...handover, answerBy })
    .execute()
  await start(chipHandoverLife, 'offer', { id, status }, 'Implanter', { chips: units.length })
  await db
    .insertInto('chipHandoverUnit')
    .values(units.map((unit) => ({ handoverId: id, unitId: unit.id })))
    .execute()
  await transitionMany(
    chipUnitLife,
    'offer',
    units.map((unit) => unit.id),
    'Implanter',
    { handoverId: id },
  )
  await notify(toAccount, chipsHandedToYou(await wordsFor(db, { ...handover, answerBy })))
  return { handoverId: id, chips: units.length }
})

/** The chips that were chosen, held. Refuses where one can’t be handed over. */
async function readyChips({ input, who, db, now, refuse }: Asking) {
  const numbers = numbersOf({ input, refuse })
  if (numbers.length > MOST_CHIPS) throw refuse('tooMany', { field: 'chips' })
  const found = await db.selectFrom('chipUnit').select(['id', 'number']).where('number', 'in', numbers).execute()
  const chips = await lockChips(
    db,
    found.map(({ id }) => id),
  )
  const today = londonDate(now)
  const known = new Set(found.map(({ number }) => number))
  const unfit = [...numbers.filter((number) => !known.has(number)), ...notReady(chips, who.id, today).map(({ number }) => number)]
  if (unfit.length > 0) throw refuse('notInHand', { because: notReadyWords(unfit.toSorted()), field: 'chips' })
  const because = whyNotNow(chips, today)
  if (because) throw refuse('notNow', { because, field: 'chips' })
  return chips
}

function numbersOf({ input, refuse }: Pick<Asking, 'input' | 'refuse'>): string[] {
  const read = input.chips.map(numbersWritten)
  const unclear = read.find((one) => 'problem' in one)
  if (unclear) throw refuse('unclearNumber', { words: unclear.problem, field: 'chips' })
  return [...new Set(read.flatMap((one) => ('numbers' in one ? one.numbers : [])))]
}
