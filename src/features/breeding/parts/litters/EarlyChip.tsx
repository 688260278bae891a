import { ageText } from '#features/pets/kit/born.ts'
import { daysAfter } from '#platform/clock/clock.ts'
import { Notice } from '#ui/Notice.tsx'
import { isDay } from './isday.ts'

/** Suppliers of chips advise at least six weeks; no nation’s law has an earliest day. */
const USUAL_FROM_DAYS = 42

/** Remarks that chips were put in unusually early. It’s allowed, and stops no one. */
export function EarlyChip({ bornOn, implantedOn }: { bornOn: string; implantedOn: string }) {
  if (!isDay(bornOn) || !isDay(implantedOn) || implantedOn < bornOn || implantedOn >= daysAfter(bornOn, USUAL_FROM_DAYS)) return null
  return (
    <Notice title={`They were ${ageText(bornOn, implantedOn)} old then`} live>
      Animals are usually chipped from about 6 weeks. The law has no earliest age, so you can go on if the date is right.
    </Notice>
  )
}
