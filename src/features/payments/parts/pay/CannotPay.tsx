import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ReceiptArt } from '#ui/art/spots/ReceiptArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { Purpose } from '../../shapes.ts'
import { PURPOSE_WORDS } from './purposes.ts'
import type { Stage } from './stage.ts'

interface CannotPayProps {
  purpose: Purpose
  stage: Stage
}

/** Why nothing can be paid here, and where to go on. */
export function CannotPay({ purpose, stage }: CannotPayProps) {
  const { from } = PURPOSE_WORDS[purpose]
  if (stage === 'paidAlready')
    return (
      <Over title="You’ve already paid for this" from={from}>
        You’ll find the invoice or receipt on your payments page.
      </Over>
    )
  if (stage === 'tooLate')
    return (
      <Over title="It’s too late to pay for this" from={from}>
        We haven’t taken any money. Choose it again if you still want it.
      </Over>
    )
  return <NothingToPay />
}

export function NothingToPay() {
  return <Over title="There’s nothing to pay here">The link is wrong, or this is for someone else to pay.</Over>
}

function Over({
  title,
  from = PURPOSE_WORDS.plan.from,
  children,
}: {
  title: string
  from?: { label: string; to: string }
  children: string
}) {
  const actions = (
    <>
      <ButtonLink to={paths.payments}>See your payments</ButtonLink>
      {from.to !== paths.payments && (
        <ButtonLink weight="plain" to={from.to}>
          {from.label}
        </ButtonLink>
      )}
    </>
  )
  return (
    <EmptyState art={<ReceiptArt />} title={title} action={actions}>
      {children}
    </EmptyState>
  )
}
