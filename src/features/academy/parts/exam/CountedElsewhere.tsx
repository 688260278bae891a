import { site } from '#src/site.ts'
import { Notice } from '#ui/Notice.tsx'

/** Tells a student that attempts of another account count, and what to do if somebody else made them. */
export function CountedElsewhere({ elsewhere }: { elsewhere: number }) {
  if (elsewhere === 0) return null
  return (
    <Notice kind="info" title="We’re counting attempts from another account">
      Another student account has confirmed your phone number, so the exams failed there count here too. If that wasn’t you, call us on{' '}
      {site.phone}. We’ll ask you to show who you are, and then only your own attempts will count.
    </Notice>
  )
}
