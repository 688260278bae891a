import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { textIn } from '#platform/web/read.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Loaded } from '#ui/Loaded.tsx'
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
  const { query, isLong } = useReconciliation(paymentId)
  const { data: payment, error } = query
  const at = (stage: Stage, children: ReactNode) => (
    <PayStage purpose={payment?.purpose ?? purpose} stage={stage} description={payment?.description} isAfterCard>
      {children}
    </PayStage>
  )
  if (!payment && error && (error.code === 'noSuchPayment' || error.status === 400)) return at('nothing', <NothingToPay />)
  if (!payment) return at('waiting', <Loaded what="your payment" query={query} note="If your card was charged, we have a record of it." />)

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
    <Notice title="Your payment is being processed">
      The provider is processing it. You can close this page. We’ll write to you when it’s done.
    </Notice>
  ),
  cancelled: ({ form }) => (
    <Notice kind="warning" title="This payment was cancelled" action={<ButtonLink to={form}>Pay again</ButtonLink>}>
      No money was taken.
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
  waiting: 'Waiting for an answer. This page updates automatically.',
  working: 'Your payment is being processed.',
}
