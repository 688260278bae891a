import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { getBookingTerms } from '../../contract.ts'
import { CalendarPanel } from './CalendarPanel.tsx'
import { HoursForm } from './HoursForm.tsx'
import { TermsForm } from './TermsForm.tsx'

export type Mine = AnswerOf<typeof getBookingTerms>

/** First the terms, then the hours, then the calendar. */
export function TermsAndHours({ mine }: { mine: Mine }) {
  return (
    <>
      {mine.hindrance && (
        <Notice
          kind="warning"
          title="People can’t book you at the moment"
          action={
            <ButtonLink weight="plain" size="sm" to={paths.implanterProfile}>
              Go to your profile
            </ButtonLink>
          }
        >
          {mine.hindrance}
        </Notice>
      )}
      <TermsForm mine={mine} />
      {mine.terms && <HoursForm mine={mine} />}
      {mine.calendar && <CalendarPanel calendar={mine.calendar} />}
    </>
  )
}
