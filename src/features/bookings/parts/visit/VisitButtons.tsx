import type { ReactNode } from 'react'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { answerBooking, closeBooking } from '../../contract.ts'
import { visitChanges } from '../changes.ts'

/** The implanter says yes to a visit. */
export function ConfirmButton({ id }: { id: string }) {
  const { run, isPending } = useAction(answerBooking, { refresh: visitChanges, toast: 'Confirmed. We’ve told them' })
  return (
    <ActionButton size="sm" busy={isPending} onClick={() => void run({ bookingId: id, answer: 'confirm' })}>
      Confirm
    </ActionButton>
  )
}

interface CloseButtonProps {
  id: string
  outcome: 'arrived' | 'noShow'
  children: ReactNode
}

/** The implanter says how a visit went. */
export function CloseButton({ id, outcome, children }: CloseButtonProps) {
  const { run, isPending } = useAction(closeBooking, { refresh: visitChanges, toast: true })
  return (
    <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => void run({ bookingId: id, outcome })}>
      {children}
    </ActionButton>
  )
}
