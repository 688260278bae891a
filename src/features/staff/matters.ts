import { OPEN_CLAIM } from '#features/keepership/lifecycle.ts'
import type { Db } from '#platform/database/db.ts'
import { moneyText } from '#platform/text/moneytext.ts'
import { whenText } from '#platform/text/whentext.ts'
import { canObject, objectionFor } from './claimrows.ts'
import { IN_ALL, MOST, type Section, sectionOf } from './found.ts'
import { commandFor } from './next.ts'
import { reachOf } from './people.ts'

interface About {
  accountIds: readonly string[]
  petIds: readonly string[]
}

type Reach = (id: string | null) => string

/** What other commands are about: requests for these people’s animals, and their payments and orders, the newest first. */
export async function mattersOf(db: Db, { accountIds, petIds }: About): Promise<Section[]> {
  const reach = await reachOf(db, accountIds)
  const requests = await requestsOf(db, { accountIds, petIds })
  if (accountIds.length === 0) return [requests]
  return [requests, await paymentsOf(db, accountIds, reach), ...(await ordersOf(db, accountIds, reach))]
}

async function requestsOf(db: Db, { accountIds, petIds }: About): Promise<Section> {
  const rows = await db
    .selectFrom('claim')
    .innerJoin('pet', 'pet.id', 'claim.petId')
    .select(['claim.id', 'claim.status', 'claim.requesterId', 'claim.answerBy', 'pet.name', IN_ALL])
    .where(({ or, eb, fn, val }) =>
      or([
        eb('claim.petId', '=', fn.any(val(petIds))),
        eb('claim.requesterId', '=', fn.any(val(accountIds))),
        eb('claim.keeperId', '=', fn.any(val(accountIds))),
        eb('pet.keeperId', '=', fn.any(val(accountIds))),
      ]),
    )
    .orderBy((row) =>
      row
        .case()
        .when('claim.status', 'in', ['evidenceReview', 'disputed', 'grace'])
        .then(0)
        .when('claim.status', 'in', OPEN_CLAIM)
        .then(1)
        .else(2)
        .end(),
    )
    .orderBy('claim.createdAt', 'desc')
    .limit(MOST)
    .execute()
  const people = await reachOf(
    db,
    rows.map(({ requesterId }) => requesterId),
  )
  return sectionOf('request', rows, ({ id, status, requesterId, name, answerBy }) => ({
    kind: 'request',
    id,
    name: `to be ${name}’s keeper`,
    status,
    who: people(requesterId),
    where: answerBy ? `until ${whenText(answerBy)}` : '',
    next: [commandFor('show-claim', id), ...(canObject(status) ? [objectionFor(id)] : [])],
  }))
}

async function paymentsOf(db: Db, ids: readonly string[], reach: Reach): Promise<Section> {
  const rows = await db
    .selectFrom('payment')
    .select(['id', 'status', 'accountId', 'description', 'pence', 'refundedPence', IN_ALL])
    .where('accountId', 'in', ids)
    .where('status', '<>', 'cancelled')
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute()
  return sectionOf('payment', rows, ({ id, status, accountId, description, pence, refundedPence }) => ({
    kind: 'payment',
    id,
    name: `${description}, ${moneyText(pence)}${refundedPence > 0 ? `, ${moneyText(refundedPence)} refunded` : ''}`,
    status,
    who: reach(accountId),
    where: '',
    next: [],
  }))
}

async function ordersOf(db: Db, ids: readonly string[], reach: Reach): Promise<Section[]> {
  const chips = await db
    .selectFrom('chipOrder')
    .select(['id', 'status', 'implanterId as accountId', 'quantity', 'tracking', IN_ALL])
    .where('implanterId', 'in', ids)
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute()
  const shop = await db
    .selectFrom('shopOrder')
    .select(['id', 'status', 'accountId', 'number', 'tracking', IN_ALL])
    .where('accountId', 'in', ids)
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute()
  const tags = await db
    .selectFrom('tagOrder')
    .select(['id', 'status', 'accountId', 'tracking', IN_ALL])
    .where('accountId', 'in', ids)
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute()
  return [
    sectionOf('chip order', chips, (one) => orderRow('chip order', one, `${one.quantity} microchips`, reach)),
    sectionOf('shop order', shop, (one) => orderRow('shop order', one, `number ${one.number}`, reach)),
    sectionOf('tag order', tags, (one) => orderRow('tag order', one, 'an engraved tag', reach)),
  ]
}

interface Order {
  id: string
  status: string
  accountId: string | null
  tracking: string | null
}

const orderRow = (kind: Section['kind'], { id, status, accountId, tracking }: Order, name: string, reach: Reach) => ({
  kind,
  id,
  name: [name, tracking].filter(Boolean).join(', '),
  status,
  who: reach(accountId),
  where: '',
  next: [commandFor('print-order', id)],
})
