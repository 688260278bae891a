import type { CallFailed } from '#platform/web/failed.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { SearchPaperArt } from '#ui/art/spots/SearchPaperArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'

interface CannotPayProps {
  failure: CallFailed
  retrying: boolean
  onRetry: () => void
}

/** Why nothing can be paid here, and where to go on. */
export function CannotPay({ failure, retrying, onRetry }: CannotPayProps) {
  if (failure.code === 'paidAlready') return <Over title="This is paid already">Its invoice is with your payments.</Over>
  if (failure.code === 'tooLate') return <Over title="This can no longer be paid">Nothing was taken. Choose it again to pay for it.</Over>
  if (failure.status === 400 || failure.code === 'nothingToPay') return <NothingToPay />
  return (
    <ErrorState title="You cannot pay just now" retrying={retrying} onRetry={onRetry}>
      {failure.message}
    </ErrorState>
  )
}

export function NothingToPay() {
  return <Over title="There is nothing to pay here">The address is wrong, or somebody else is to pay for it.</Over>
}

function Over({ title, children }: { title: string; children: string }) {
  const actions = (
    <>
      <ButtonLink to={paths.payments}>See your payments</ButtonLink>
      <ButtonLink weight="plain" to={paths.pricingPlans}>
        See the plans
      </ButtonLink>
    </>
  )
  return (
    <EmptyState art={<SearchPaperArt />} title={title} action={actions}>
      {children}
    </EmptyState>
  )
}
