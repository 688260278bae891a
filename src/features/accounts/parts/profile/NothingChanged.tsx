import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { focusTitle } from '#ui/useTitleFocus.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { sendEvidence, userProfile } from '../../contract.ts'
import { tasks } from '../../topics.ts'
import type { Applying } from '../evidence/useEvidence.ts'
import { names } from './names.ts'

/** One press by which somebody whose verification ends says that what we know of them is still right. */
export function NothingChanged({ profileType }: { profileType: Applying }) {
  const { run, isPending } = useAction(sendEvidence, { toast: true, refresh: [userProfile, tasks], then: () => focusTitle() })
  return (
    <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => run({ profileType, nothingChanged: true })}>
      Nothing has changed
      <VisuallyHidden> for your {names[profileType]} profile</VisuallyHidden>
    </ActionButton>
  )
}
