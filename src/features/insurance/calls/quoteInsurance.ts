import type * as z from 'zod'
import { petOfKeeper } from '#features/pets/queries.ts'
import { breedExists } from '#knowledge/animals/breeds/choice.ts'
import { later } from '#platform/clock/clock.ts'
import { newId } from '#platform/database/id.ts'
import { type CallContext, handlerWithPreflight, type PreflightContext } from '#platform/server/answer.ts'
import { quoteInsurance } from '../contract.ts'
import { insuranceQuoteLife, QUOTE_DAYS } from '../lifecycle.ts'
import { dateProblem } from '../policy.ts'
import { askPrice, writePrice } from '../prices.ts'
import { keyOf } from '../privateLink.ts'
import { lockQuote, quoteFor } from '../queries.ts'
import type { QuoteAnswers } from '../shapes.ts'

type Asked = PreflightContext<typeof quoteInsurance>
type Context = CallContext<typeof quoteInsurance>

/** INS-1, INS-2, INS-3: writes the answers down, and the prices that the insurer gave before the transaction opened; without them the quote waits. */
export default handlerWithPreflight(quoteInsurance, ask, async (context, { quoted, answers, insurer }) => {
  const quoteId = context.input.quoteId ? await change(context, context.input.quoteId, answers) : await begin(context, answers, insurer)
  const status = await writePrice(context, quoteId, quoted)
  return { quoteId, key: keyOf(context.services, quoteId), status }
})

async function ask(asked: Asked) {
  const { input, who, db, now, services, refuse } = asked
  const { insurer } = services.config
  if (!insurer) throw refuse('notSelling')
  if (input.quoteId && !(await quoteFor({ ...asked, input: { ...input, quoteId: input.quoteId } }))) throw refuse('noSuchQuote')
  if (input.petId && !(who && (await petOfKeeper(db, input.petId, who.id)))) throw refuse('notYours', { field: 'petId' })
  const { species, breed, preExisting, conditions } = input.answers
  if (breedExists(species, breed) !== true) throw refuse('noSuchBreed', { field: 'answers.breed' })
  const wrong = dateProblem(input.answers, now)
  if (wrong) throw refuse(wrong.code, { field: wrong.field })
  if (preExisting === 'yes' && conditions.length === 0) throw refuse('conditionsNeeded', { field: 'answers.conditions' })

  // What was ticked before “no” was chosen isn’t kept.
  const answers = { ...input.answers, conditions: preExisting === 'yes' ? conditions : [] }
  return { quoted: await askPrice(services.insurer, answers), answers, insurer: insurer.name }
}

async function begin({ input, who, db, now, start, transition }: Context, answers: Answers, insurer: string): Promise<string> {
  const [id, status] = [newId(), 'started' as const]
  const owned = { accountId: who?.id ?? null, petId: input.petId ?? null }
  const until = { createdAt: now, expiresAt: later(now, { days: QUOTE_DAYS }) }
  await db
    .insertInto('insuranceQuote')
    .values({ id, status, statusAt: now, ...owned, ...until, insurer, ...columnsOf(answers) })
    .execute()
  await start(insuranceQuoteLife, 'start', { id, status }, 'holder', { species: answers.species })
  await transition(insuranceQuoteLife, 'giveDetails', id, 'holder')
  return id
}

async function change(context: Context, quoteId: string, answers: Answers): Promise<string> {
  const { input, db, refuse, transition } = context
  const held = await lockQuote({ ...context, input: { ...input, quoteId } })
  if (!held) throw refuse('noSuchQuote')
  await transition(insuranceQuoteLife, 'change', quoteId, 'holder')
  const unpriced = { offers: null, cover: null, pays: null, annualPence: null, monthlyPence: null }
  const petId = input.petId ?? held.petId
  await db
    .updateTable('insuranceQuote')
    .set({ ...columnsOf(answers), ...unpriced, petId })
    .where('id', '=', quoteId)
    .execute()
  return quoteId
}

type Answers = z.output<typeof QuoteAnswers>

const columnsOf = (answers: Answers) => ({
  species: answers.species,
  petName: answers.petName || null,
  startsOn: answers.startsOn,
  answers: JSON.stringify(answers),
})
