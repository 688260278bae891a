import { accountById } from '#features/accounts/queries.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { findCustomerImplantedChips } from '../contract.ts'
import { implantsForKeeper } from '../forkeeper.ts'
import { MOST_FOUND } from '../lifecycle.ts'
import { SEARCHED } from '../policy.ts'
import { implantForKeeper, implantsAt, shownImplant, withAsked } from '../rows.ts'

type Asking = CallContext<typeof findCustomerImplantedChips>

export default answer(findCustomerImplantedChips, async (context) => {
  const { email, mobile } = context.input
  const isImplanter = context.who.roles.includes('Implanter')
  const named = [email, mobile].filter((way) => way !== undefined).length
  if (named === 1 && isImplanter) return implantedFor(context)
  if (named === 0 && context.who.roles.includes('Customer')) return implantedForMe(context)
  throw context.refuse('oneOfTwo', { field: 'email' })
})

async function implantedFor({ input, who, db, now, recordEvent }: Asking) {
  const { email, mobile } = input
  const mine = implantsAt(db, now).where('implanterId', '=', who.id)
  const theirs = email === undefined ? mine.where('customerMobile', '=', mobile ?? '') : mine.where('customerEmail', '=', email)
  const rows = await theirs.orderBy('implantedOn', 'desc').orderBy('id', 'desc').limit(MOST_FOUND).execute()
  const facts = { by: email === undefined ? 'mobile' : 'email', found: rows.length }
  await recordEvent('account', who.id, { move: 'searchImplants', clause: SEARCHED.clause, by: 'holder', facts })
  return { items: (await withAsked(db, rows)).map((row) => shownImplant(row, now)) }
}

async function implantedForMe({ who, db, now }: Asking) {
  const rows = await implantsForKeeper(db, await accountById(db, who.id), now)
    .limit(MOST_FOUND)
    .execute()
  return { items: (await withAsked(db, rows)).map((row) => implantForKeeper(row, now)) }
}
