import { whenText } from '#platform/text/whentext.ts'
import { isFromElsewhere } from '../kit/ways.ts'
import { beforeWords } from './words.ts'

interface Sent {
  kind: string
  fromWhom: string
  fromCountry: string
  strayBefore: string | null
  daysOverOn: string | null
}

/** Where an animal was before it came, as facts of a list; none of one that came in another way. */
export function senderFacts({ kind, fromWhom, fromCountry, strayBefore, daysOverOn }: Sent) {
  if (!isFromElsewhere(kind)) return []
  const before = kind === 'fromRescue' ? Object.entries(beforeWords).find(([value]) => value === strayBefore)?.[1].label : undefined
  const isOver = before && strayBefore === 'over' && daysOverOn
  return [
    { label: 'Where it came from', value: [fromWhom, fromCountry].filter(Boolean).join(', ') },
    ...(before ? [{ label: 'Stray there', value: isOver ? `${before}: ${whenText(daysOverOn, 'day')}` : before }] : []),
  ]
}
