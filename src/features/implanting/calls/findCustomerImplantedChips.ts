import { accountById } from '#features/accounts/queries.ts'
import { pageOfComputed } from '#platform/database/page.ts'
import { answer, type CallContext } from '#platform/server/answer.ts'
import { findCustomerImplantedChips } from '../contract.ts'
import { implantsForKeeper } from '../forkeeper.ts'
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
  const { rows, ...page } = await pageOfComputed(theirs, BY_DAY, input)
  const facts = { by: email === undefined ? 'mobile' : 'email', found: page.total }
  await recordEvent('account', who.id, { move: 'searchImplants', clause: SEARCHED.clause, by: 'holder', facts })
  return { items: (await withAsked(db, rows)).map((row) => shownImplant(row, now)), ...page }
}

async function implantedForMe({ input, who, db, now }: Asking) {
  const mine = implantsForKeeper(db, await accountById(db, who.id), now).$if(input.withoutKeeper === true, (all) =>
    all.where('state', 'not in', ['registered', 'replaced']),
  )
  const { rows, ...page } = await pageOfComputed(mine, BY_DAY, input)
  return { items: (await withAsked(db, rows)).map((row) => implantForKeeper(row, now)), ...page }
}

const BY_DAY = { by: { implantedOn: 'implantedOn' }, id: 'implants.id' }
