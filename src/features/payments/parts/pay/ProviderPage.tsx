import { IconExternalLink } from '@tabler/icons-react'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { createCheckoutSession } from '../../contract.ts'
import type { Purpose } from '../../shapes.ts'

interface ProviderPageProps {
  purpose: Purpose
  id: string
  /** What the payer has to say first; false keeps them from paying. */
  beforePay: () => Promise<boolean>
}

/** The other way to pay: on a page of the provider’s own, which leads back here. */
export function ProviderPage({ purpose, id, beforePay }: ProviderPageProps) {
  const { run, isPending } = useAction(createCheckoutSession, { then: ({ url }) => window.location.assign(url) })
  return (
    <ActionButton
      weight="quiet"
      icon={<IconExternalLink size={20} aria-hidden="true" />}
      busy={isPending}
      onClick={async () => {
        if (await beforePay()) await run({ for: purpose, id })
      }}
    >
      Pay on the provider’s page instead
    </ActionButton>
  )
}
