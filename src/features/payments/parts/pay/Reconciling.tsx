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
import type { Phase, Purpose } from '../../shapes.ts'
import { NothingToPay } from './CannotPay.tsx'
import { Done } from './Done.tsx'
import { PayStage } from './PayStage.tsx'
import type { Stage } from './stage.ts'
import { useReconciliation } from './useReconciliation.ts'
import { Waiting } from './Waiting.tsx'

interface ReconcilingProps {
  purpose: Purpose
  paymentId: string
  /** The way back to the card. */
  form: string
}

/** After the card is given, or on the way back from the provider's page: what has become of it. */
export function Reconciling({ purpose, paymentId, form }: ReconcilingProps) {
  const { payment, error, isLong, refetch, isFetching } = useReconciliation(paymentId)
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

  const { phase, declined } = payment
  if (phase === 'declined') return <Navigate to={form} replace state={{ declined }} />
  const Shown = BY_PHASE[phase]
  return at(
    phase,
    <>
      <VisuallyHidden live>{WAITING_WORDS[phase] ?? ''}</VisuallyHidden>
      <Shown payment={payment} isLong={isLong} form={form} />
    </>,
  )
}

interface ShownProps {
  payment: AnswerOf<typeof paymentTransactionRequest>
  isLong: boolean
  form: string
}

const BY_PHASE: Record<Exclude<Phase, 'declined'>, (props: ShownProps) => ReactNode> = {
  waiting: Pending,
  working: () => (
    <Notice title="Your payment is on its way">The provider works on it. You may close this page: we write to you when it is done.</Notice>
  ),
  cancelled: ({ form }) => (
    <Notice kind="warning" title="This payment was given up" action={<ButtonLink to={form}>Pay again</ButtonLink>}>
      Nothing was taken.
    </Notice>
  ),
  given: Done,
  givenBack: Done,
  partRefunded: Done,
  refunded: Done,
}

function Pending({ payment, isLong, form }: ShownProps) {
  const { state } = useLocation()
  return <Waiting pence={payment.amount.pence} bank={textIn(state, 'bank')} isLong={isLong} form={form} />
}

/** What somebody who hears the page is told while it waits; afterwards the heading of the page says what is true. */
const WAITING_WORDS: Partial<Record<Phase, string>> = {
  waiting: 'Waiting for the answer. This page updates by itself.',
  working: 'Your payment is on its way.',
}
