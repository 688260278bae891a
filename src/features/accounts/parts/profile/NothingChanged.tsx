import { getTasks } from '#features/dashboards/contract.ts'
import { useTell } from '#platform/web/useTell.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { sendEvidence, userProfile } from '../../contract.ts'
import type { Applying } from '../evidence/useEvidence.ts'

/** One press by which somebody whose verification ends says that what we know of them is still right. */
export function NothingChanged({ profileType, name }: { profileType: Applying; name: string }) {
  const { tell, isPending } = useTell(sendEvidence, { toast: true, refresh: [userProfile, getTasks] })
  return (
    <ActionButton weight="plain" size="sm" busy={isPending} onClick={() => tell({ profileType, nothingChanged: true })}>
      Nothing has changed
      <VisuallyHidden> for {name}</VisuallyHidden>
    </ActionButton>
  )
}
