import { listed } from '#platform/listed.ts'
import { countText } from '#platform/text/counttext.ts'

export interface StoppedCount {
  /** All that are not used. */
  chips: number
  onTheirWay: number
  offered: number
}

/** How many chips of a stopped batch somebody has, and where they are where that isn't their own stock alone: "39 unused chips from it: 35 in your stock and 4 on their way to you". */
export function stoppedWords({ chips, onTheirWay, offered }: StoppedCount): string {
  const all = `${countText(chips)} unused ${chips === 1 ? 'chip' : 'chips'} from it`
  if (onTheirWay + offered === 0) return all
  const inHand = chips - onTheirWay - offered
  const parts = [
    inHand > 0 && `${countText(inHand)} in your stock`,
    onTheirWay > 0 && `${countText(onTheirWay)} on ${onTheirWay === 1 ? 'its' : 'their'} way to you`,
    offered > 0 && `${countText(offered)} offered to a colleague`,
  ]
  return `${all}: ${listed(parts.filter((part) => part !== false))}`
}
