import { Navigate, useLocation } from 'react-router'
import { useTitleFocus } from '#features/accounts/parts/signing/useTitleFocus.ts'
import { textIn } from '#platform/web/read.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { NothingToPay } from './CannotPay.tsx'
import { Done } from './Done.tsx'
import { PHASE_WORDS, type Phase, phaseOf } from './phase.ts'
import { useSettling } from './useSettling.ts'
import { Waiting } from './Waiting.tsx'

/** After the card is given, or on the way back from the provider's page: what has become of it. `form` is the way back to the card. */
export function Settling({ paymentId, form }: { paymentId: string; form: string }) {
  const { state } = useLocation()
  useTitleFocus()
  const { data: payment, error, isLong, refetch, isFetching } = useSettling(paymentId)
  if (!payment && error && (error.code === 'noSuchPayment' || error.status === 400)) return <NothingToPay />
  if (!payment && error)
    return (
      <ErrorState title="We could not ask what became of it" retrying={isFetching} onRetry={() => void refetch()}>
        {error.message} If your card was charged, it is written down all the same.
      </ErrorState>
    )
  if (!payment) return <LoadingState count={3} label="Asking what became of your payment" />

  const phase = phaseOf(payment)
  if (phase === 'declined') return <Navigate to={form} replace state={{ declined: payment.declined }} />
  return (
    <>
      <VisuallyHidden live>{PHASE_WORDS[phase]}</VisuallyHidden>
      {phase === 'waiting' && <Waiting pence={payment.amount.pence} bank={textIn(state, 'bank')} isLong={isLong} form={form} />}
      {phase === 'working' && (
        <Notice title={PHASE_WORDS.working}>The provider works on it. You may close this page: we write to you when it is done.</Notice>
      )}
      {phase === 'cancelled' && (
        <Notice kind="warning" title={PHASE_WORDS.cancelled} action={<ButtonLink to={form}>Pay again</ButtonLink>}>
          Nothing was taken.
        </Notice>
      )}
      {isPaid(phase) && <Done payment={payment} />}
    </>
  )
}

const isPaid = (phase: Phase) => phase === 'given' || phase === 'givenBack' || phase === 'refunded'
