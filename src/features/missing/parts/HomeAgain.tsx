import type { AsideProps } from '#features/chat/kit/points.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { homeAgain } from '../contract.ts'

/** Ends the search from the conversation with the finder. */
export function HomeAgain({ conversation: { petName, isLookedFor, other }, writer, onChanged }: AsideProps) {
  const { run, isPending } = useAction(homeAgain, { toast: true, then: onChanged })
  if (!isLookedFor || !petName) return null
  return (
    <Panel title={`Is ${petName} home?`} lead={`We’ll end the report and the search, and thank ${other.inSentence} here.`} look="raised">
      <ActionButton fullWidth busy={isPending} onClick={() => run(writer)}>
        {petName} is home
      </ActionButton>
    </Panel>
  )
}
