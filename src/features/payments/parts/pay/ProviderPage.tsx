import { IconExternalLink } from '@tabler/icons-react'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { createCheckoutSession } from '../../contract.ts'
import type { Purpose } from '../../shapes.ts'

/** The other way to pay: on a page of the provider’s own, which leads back here. */
export function ProviderPage({ purpose, id }: { purpose: Purpose; id: string }) {
  const { run, isPending } = useAction(createCheckoutSession, { then: ({ url }) => window.location.assign(url) })
  return (
    <ActionButton
      weight="quiet"
      icon={<IconExternalLink size={20} aria-hidden="true" />}
      busy={isPending}
      onClick={() => run({ for: purpose, id })}
    >
      Pay on the provider’s page instead
    </ActionButton>
  )
}
