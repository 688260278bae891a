import { whenText } from '#platform/text/whentext.ts'
import { Notice } from '#ui/Notice.tsx'
import { awayDetails } from '../awayWords.ts'
import type { Away } from '../shapes.ts'

interface AwayNoticeProps {
  /** Null where they aren’t away. */
  away: Away | null
  /** At the beginning of a sentence. */
  name: string
}

/** That somebody is away, until when, and whom to ask in the meantime. */
export function AwayNotice({ away, name }: AwayNoticeProps) {
  if (!away) return null
  const { until, standInName, standInPhone } = away
  return (
    <Notice
      kind="warning"
      title={`${name} is away until ${whenText(until, 'day')}`}
      action={standInPhone && <a href={`tel:${standInPhone}`}>Call {standInName}</a>}
    >
      {awayDetails(away) || 'You can write now, and they’ll read it when they’re back.'}
    </Notice>
  )
}
