import type { CallInput } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import type { Change } from '#platform/web/memory.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { getHolder, wantBack } from '../contract.ts'

interface WantBackProps {
  petName: string
  organisation: string
  /** The pet of a keeper who has signed in, or the key of the link that they were sent. */
  asks: CallInput<typeof wantBack>
  held: { wantedOn: string | null; collectBy: string | null }
  refresh: readonly Change[]
}

/** HOLD-11 A keeper says in one press that they want their pet back; then, what they’ve said and until when they can collect it. */
export function WantBack({ petName, organisation, asks, held: { wantedOn, collectBy }, refresh }: WantBackProps) {
  const { run, isPending } = useAction(wantBack, { once: true, toast: true, refresh: [getHolder, ...refresh] })
  if (!wantedOn)
    return (
      <ActionButton size="sm" busy={isPending} onClick={() => void run(asks)}>
        I want {petName} back
      </ActionButton>
    )
  const said = `You told ${organisation} on ${whenText(wantedOn, 'day')} that you want ${petName} back.`
  return (
    <span>
      {collectBy
        ? `${said} Collect ${petName} by the end of ${whenText(collectBy, 'day')}.`
        : `${said} They’ll give you at least 7 days to collect ${petName}.`}
    </span>
  )
}
