import type { ReactNode } from 'react'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { openCustomerBillingPoral } from '../contract.ts'

/** Leads to the provider’s page with the card and the payments. */
export function PortalButton({ children }: { children: ReactNode }) {
  const { run, isPending } = useAction(openCustomerBillingPoral, { then: ({ url }) => window.location.assign(url) })
  return (
    <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => void run({})}>
      {children}
    </ActionButton>
  )
}
