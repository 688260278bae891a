import { Notice } from '#ui/Notice.tsx'
import type { ChipResult } from '../../shapes.ts'

/** For whoever looks up an animal that its keeper looks for: that they do, and what matters most. */
export function LookedFor({ answer: { missing, relay, shown } }: { answer: ChipResult }) {
  if (!missing) return null
  const run = relay ? 'Send its keeper the message below now, even if you no longer see the animal.' : 'Ring us now.'
  if (missing === 'missing')
    return (
      <Notice kind="danger" title="Someone is looking for this animal">
        Its keeper has reported it missing. {run}
      </Notice>
    )
  return (
    <Notice kind="danger" title="This animal was reported stolen">
      {run} Hand it to nobody who asks for it, and tell the police on <a href="tel:101">101</a> with the number {shown}.
    </Notice>
  )
}
