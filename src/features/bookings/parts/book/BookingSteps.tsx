import { lazyPart } from '#platform/web/lazypart.ts'
import { StepForm } from '#ui/StepForm.tsx'
import type { BookingAnswers } from './answers.ts'
import type { Implanter } from './BookImplanter.tsx'
import { useBooking } from './useBooking.ts'
import { VisitStep } from './VisitStep.tsx'

const TimeStep = lazyPart(() => import('./TimeStep.tsx').then((part) => part.TimeStep))
const CheckStep = lazyPart(() => import('./CheckStep.tsx').then((part) => part.CheckStep))

/** Books a visit step by step. What was typed stays in this tab, also while somebody signs in at the end. */
export function BookingSteps({ implanter, initial }: { implanter: Implanter; initial: BookingAnswers }) {
  const booking = useBooking(implanter, initial)
  const { walk, isPending, isGuest, free } = booking
  const deposit = free.data?.price.deposit.pence ?? 0
  const name = walk.step.name
  const finish = isGuest ? 'Sign in and book' : deposit > 0 ? 'Go on to the deposit' : 'Ask for this time'
  return (
    <StepForm walk={walk} finish={finish} busy={isPending} note={name === 'check' && (isGuest ? GUEST : noteOf(deposit))}>
      {name === 'visit' && <VisitStep implanter={implanter} booking={booking} />}
      {name === 'time' && <TimeStep booking={booking} />}
      {name === 'check' && <CheckStep implanter={implanter} booking={booking} />}
    </StepForm>
  )
}

const GUEST = 'You need a free account, so the implanter can reach you. We’ll keep your answers in this tab while you sign in or open one.'
const noteOf = (deposit: number) =>
  deposit > 0
    ? 'We’ll hold this time for 10 minutes while you pay the deposit, and then ask the implanter.'
    : 'The implanter has 24 hours to say yes or no, or less if the visit is soon. You pay them at the visit.'
