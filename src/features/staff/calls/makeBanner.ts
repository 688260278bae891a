import { setBanner } from '#features/news/setBanner.ts'
import { daysAfter, londonMidnight } from '#platform/clock/clock.ts'
import { makeBanner } from '../contract.ts'
import { answerAsStaff } from '../staffcall.ts'

export default answerAsStaff(makeBanner, async ({ input, db, now, refuse }) => {
  const { text, link, linkWords, audience, tone, shownFrom, shownUntil } = input
  if (shownUntil < shownFrom) throw refuse('endsBefore', { field: 'shownUntil' })
  if ((link === '') !== (linkWords === '')) throw refuse('linkNeedsWords', { field: 'linkWords' })

  const banner = {
    text,
    link: link || null,
    linkWords: linkWords || null,
    audience,
    tone,
    shownFrom: londonMidnight(shownFrom),
    shownUntil: londonMidnight(daysAfter(shownUntil, 1)),
  }
  return { bannerId: await setBanner(db, banner, now) }
})
