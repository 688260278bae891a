import { type Cards, CardsAway, CardsRefused } from '#adapters/cards/cards.ts'
import { newId } from '#platform/database/id.ts'
import { oneAtATime } from '#platform/database/locks.ts'
import type { Person } from '#platform/law/policy.ts'
import type { Act, TransactionContext } from '#platform/server/answer.ts'
import type { Services } from '#platform/server/services.ts'
import { paths } from '#src/paths.ts'
import { subscriptionLife } from './lifecycle.ts'
import { type TagPlan, TRIAL_DAYS } from './plans.ts'
import { hadOne, type Row, subscriptionsOf, works } from './rows.ts'

interface Asking {
  act: Act
  who: Person
  services: Services
}

export interface Begun {
  subscriptionId: string
  url: string
  trialDays: number
}
export type NotBegun = 'haveOne' | 'noProvider'

/** PLUS-1 Begins a subscription on the provider’s page, or gives the page again that was begun. Opens transactions of its own. */
export async function beginSubscription(asking: Asking, plan: TagPlan): Promise<Begun | NotBegun> {
  const cards = asking.services.cards.tailTag
  try {
    const begun = await goOn(asking, cards, plan)
    if (begun) return begun
    const row = await asking.act((tools) => begin(tools, asking.who.id, plan))
    if (row === 'haveOne') return row
    return await openPage(asking, cards, row, plan).catch((error) => forgetRefused(asking, row, error))
  } catch (error) {
    if (error instanceof CardsAway || error instanceof CardsRefused) return 'noProvider'
    throw error
  }
}

/** The page that was begun before and is still open. One that was finished meanwhile is looked at; another that is over is forgotten. */
async function goOn({ act, who, services }: Asking, cards: Cards, plan: TagPlan): Promise<Begun | 'haveOne' | null> {
  const waiting = await act(async ({ db }) => (await subscriptionsOf(db, who.id)).find(({ status }) => status === 'begun'))
  // Another tab is opening the page of this one.
  if (!waiting || (!waiting.sessionId && waiting.plan === plan.code)) return null
  const page = waiting.sessionId ? await cards.hosted(waiting.sessionId) : null
  if (page?.subscriptionId) {
    await act(({ queue }) => queue('lookAtSubscription', { subscriptionId: waiting.id }))
    return 'haveOne'
  }
  if (page && !page.isOver && waiting.plan === plan.code) return openPage({ act, who, services }, cards, waiting, plan)
  if (waiting.sessionId && page && !page.isOver) await cards.closeHosted(waiting.sessionId)
  await act((tools) => abandon(tools, waiting.id))
  return null
}

/** What the provider refuses it would refuse again: the next try begins another. */
async function forgetRefused({ act }: Asking, { id }: Row, error: unknown): Promise<never> {
  if (error instanceof CardsRefused) await act((tools) => abandon(tools, id))
  throw error
}

const abandon = async ({ db, transition }: TransactionContext, id: string) => {
  const row = await db.selectFrom('subscription').select('status').where('id', '=', id).forUpdate().executeTakeFirst()
  if (row?.status === 'begun') await transition(subscriptionLife, 'abandon', id, 'holder')
}

async function begin({ db, now, start }: TransactionContext, accountId: string, plan: TagPlan): Promise<Row | 'haveOne'> {
  await oneAtATime(db, `subscription/${accountId}`)
  const rows = await subscriptionsOf(db, accountId)
  if (rows.some(works)) return 'haveOne'
  const begun = rows.find(({ status, plan: code }) => status === 'begun' && code === plan.code)
  if (begun) return begun
  const [id, status] = [newId(), 'begun' as const]
  const customer = rows.find((row) => row.customer)?.customer ?? null
  const row = await db
    .insertInto('subscription')
    .values({
      id,
      status,
      statusAt: now,
      accountId,
      plan: plan.code,
      pence: plan.pence,
      trialDays: hadOne(rows) ? 0 : TRIAL_DAYS,
      customer,
      createdAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await start(subscriptionLife, 'begin', { id, status }, 'holder', { plan: plan.code })
  return row
}

/** Asked again with the same key it is the same page. */
async function openPage({ act, who, services }: Asking, cards: Cards, row: Row, plan: TagPlan): Promise<Begun> {
  const customer = row.customer ?? (await cards.customer({ reference: who.id, email: who.email, name: who.name }))
  const back = services.config.publicUrl + paths.tailTagSettings
  const { id, url } = await cards.subscribe({
    reference: row.id,
    key: row.id,
    pence: row.pence,
    description: plan.name,
    email: who.email,
    customer,
    every: plan.every,
    trialDays: row.trialDays,
    successUrl: `${back}?plus=${row.id}`,
    cancelUrl: back,
  })
  await act(({ db }) => db.updateTable('subscription').set({ customer, sessionId: id }).where('id', '=', row.id).execute())
  return { subscriptionId: row.id, url, trialDays: row.trialDays }
}
