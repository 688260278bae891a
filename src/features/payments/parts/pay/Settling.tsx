import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { textIn } from '#platform/web/read.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LoadingState } from '#ui/LoadingState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { paymentTransactionRequest } from '../../contract.ts'
import type { Purpose } from '../../shapes.ts'
import { NothingToPay } from './CannotPay.tsx'
import { Done } from './Done.tsx'
import { PayStage } from './PayStage.tsx'
import { type Phase, phaseOf, WAITING_WORDS } from './phase.ts'
import type { Stage } from './stage.ts'
import { useSettling } from './useSettling.ts'
import { Waiting } from './Waiting.tsx'

interface SettlingProps {
  purpose: Purpose
  paymentId: string
  /** The way back to the card. */
  form: string
}

/** After the card is given, or on the way back from the provider's page: what has become of it. */
export function Settling({ purpose, paymentId, form }: SettlingProps) {
  const { payment, error, isLong, refetch, isFetching } = useSettling(paymentId)
  const at = (stage: Stage, children: ReactNode) => (
    <PayStage purpose={payment?.purpose ?? purpose} stage={stage} isAfterCard>
      {children}
    </PayStage>
  )
  if (!payment && error && (error.code === 'noSuchPayment' || error.status === 400)) return at('nothing', <NothingToPay />)
  if (!payment && error)
    return at(
      'waiting',
      <ErrorState title="We could not ask what became of it" retrying={isFetching} onRetry={() => void refetch()}>
        {error.message} If your card was charged, it is written down all the same.
      </ErrorState>,
    )
  if (!payment) return at('waiting', <LoadingState count={3} label="Asking what became of your payment" />)

  const phase = phaseOf(payment)
  if (phase === 'declined') return <Navigate to={form} replace state={{ declined: payment.declined }} />
  return at(phase, <Settled payment={payment} phase={phase} isLong={isLong} form={form} />)
}

interface SettledProps {
  payment: AnswerOf<typeof paymentTransactionRequest>
  phase: Phase
  isLong: boolean
  form: string
}

function Settled({ payment, phase, isLong, form }: SettledProps) {
  const { state } = useLocation()
  return (
    <>
      <VisuallyHidden live>{WAITING_WORDS[phase] ?? ''}</VisuallyHidden>
      {phase === 'waiting' && <Waiting pence={payment.amount.pence} bank={textIn(state, 'bank')} isLong={isLong} form={form} />}
      {phase === 'working' && (
        <Notice title="Your payment is on its way">
          The provider works on it. You may close this page: we write to you when it is done.
        </Notice>
      )}
      {phase === 'cancelled' && (
        <Notice kind="warning" title="This payment was given up" action={<ButtonLink to={form}>Pay again</ButtonLink>}>
          Nothing was taken.
        </Notice>
      )}
      {isPaid(phase) && <Done payment={payment} />}
    </>
  )
}

const isPaid = (phase: Phase) => phase === 'given' || phase === 'givenBack' || phase === 'partRefunded' || phase === 'refunded'
