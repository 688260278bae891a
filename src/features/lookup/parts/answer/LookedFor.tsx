import { Notice } from '#ui/Notice.tsx'
import type { ChipResult } from '../../shapes.ts'

/** For whoever looks up an animal that its keeper looks for: that they do, and what matters most. */
export function LookedFor({ answer: { missing, relay, shown } }: { answer: ChipResult }) {
  if (!missing) return null
  const run = relay ? 'Use the form below to message its keeper now, even if you can no longer see the animal.' : 'Call us now.'
  if (missing === 'missing')
    return (
      <Notice kind="danger" title="Someone is looking for this animal">
        Its keeper has reported it missing. {run}
      </Notice>
    )
  return (
    <Notice kind="danger" title="This animal has been reported stolen">
      {run} Don’t hand it to anyone who asks for it. Tell the police on <a href="tel:101">101</a> and give them the number {shown}.
    </Notice>
  )
}
