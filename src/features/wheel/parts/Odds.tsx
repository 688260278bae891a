import type { AnswerOf } from '#platform/contract/call.ts'
import { countText } from '#platform/text/counttext.ts'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { getWheel } from '../contract.ts'

type Campaign = NonNullable<AnswerOf<typeof getWheel>['campaign']>

/** What can be won, how likely, and how many there are. */
export function Odds({ items }: Pick<Campaign, 'items'>) {
  return (
    <Panel
      title="Prizes and odds"
      lead="The slices of the wheel are all the same size; the chances aren’t. These are the chances while every prize is still there. Once a prize has gone, the others become more likely."
    >
      <FactList facts={items.map(({ id, label, ...item }) => ({ label, value: <span key={id}>{oddsOf(item)}</span> }))} />
    </Panel>
  )
}

function oddsOf({ chance, stock, isGone, isPrize }: Pick<Campaign['items'][number], 'chance' | 'stock' | 'isGone' | 'isPrize'>) {
  const odds = `${chance}% of spins`
  if (isGone) return `${odds}; all ${countText(stock ?? 0)} have been won`
  if (stock !== null) return `${odds}; ${countText(stock)} in all`
  return isPrize ? `${odds}; no limit` : odds
}
