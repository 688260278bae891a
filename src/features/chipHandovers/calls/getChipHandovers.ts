import { pageOfRows } from '#platform/database/page.ts'
import { because } from '#platform/law/clause.ts'
import { may } from '#platform/law/policy.ts'
import { answer } from '#platform/server/answer.ts'
import { getChipHandovers } from '../contract.ts'
import { GONE } from '../handovers.ts'
import { chipHandoverLife } from '../lifecycle.ts'
import { runsOfHandovers } from '../queries.ts'

export default answer(getChipHandovers, async ({ input, who, db }) => {
  const { side, status } = input
  let mine = db.selectFrom('chipHandover').innerJoin('account', 'account.id', 'chipHandover.fromAccount')
  if (side === 'given') mine = mine.where('fromAccount', '=', who.id)
  if (side === 'received') mine = mine.where('toAccount', '=', who.id)
  if (!side) mine = mine.where((row) => row.or([row('fromAccount', '=', who.id), row('toAccount', '=', who.id)]))
  if (status) mine = mine.where('chipHandover.status', '=', status)
  const { rows, ...page } = await pageOfRows(
    mine.selectAll('chipHandover').select(['account.name as giver', 'account.status as giverStatus']),
    { by: { createdAt: 'chipHandover.createdAt' }, id: 'chipHandover.id' },
    input,
  )
  const runs = await runsOfHandovers(
    db,
    rows.map(({ id }) => id),
  )
  const items = rows.map(({ giver, giverStatus, fromAccount, named, ...handover }) => {
    const own = runs.get(handover.id) ?? []
    const isGiver = fromAccount === who.id
    const chips = own.reduce((sum, run) => sum + run.chips, 0)
    return {
      ...handover,
      side: isGiver ? ('given' as const) : ('received' as const),
      other: isGiver ? (named ?? GONE) : nameOf({ giver, giverStatus }),
      runs: own,
      chips,
      can: {
        accept: isGiver ? NOT_YOURS : chips > 0 ? may(chipHandoverLife, 'accept', 'recipient')(null, handover) : NONE_LEFT,
        refuse: isGiver ? NOT_YOURS : may(chipHandoverLife, 'refuse', 'recipient')(null, handover),
        withdraw: isGiver ? may(chipHandoverLife, 'withdraw', 'holder')(null, handover) : NOT_YOURS,
      },
    }
  })
  return { items, ...page }
})

const nameOf = ({ giver, giverStatus }: { giver: string; giverStatus: string }) => (giverStatus === 'closed' ? GONE : giver)

const NOT_YOURS = because('STOCK-15', 'Only the other implanter can do this')
const NONE_LEFT = because('STOCK-15', 'These chips can’t be handed over any more')
