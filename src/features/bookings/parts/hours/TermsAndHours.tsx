import { lazy, Suspense } from 'react'
import { OnlyWhoMay } from '#features/accounts/kit/OnlyWhoMay.tsx'
import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { type getBookingTerms, updateBookingTerms } from '../../contract.ts'
import { TermsForm } from './TermsForm.tsx'

const CalendarPanel = lazy(() => import('./CalendarPanel.tsx').then((part) => ({ default: part.CalendarPanel })))
const HoursForm = lazy(() => import('./HoursForm.tsx').then((part) => ({ default: part.HoursForm })))

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
      <OnlyWhoMay ask={updateBookingTerms}>
        <TermsForm mine={mine} />
      </OnlyWhoMay>
      <Suspense>
        {mine.terms && <HoursForm mine={mine} />}
        {mine.calendar && <CalendarPanel calendar={mine.calendar} />}
      </Suspense>
    </>
  )
}
