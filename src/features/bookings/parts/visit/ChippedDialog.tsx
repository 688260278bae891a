import { useNavigate } from 'react-router'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { closeBooking } from '../../contract.ts'
import { visitChanges } from '../changes.ts'
import type { Visit } from '../words.ts'

/** Asks once whether the animals were chipped, and leads to where their chips are registered. */
export function ChippedDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const navigate = useNavigate()
  const { run, isPending } = useAction(closeBooking, {
    refresh: visitChanges,
    toast: true,
    then: () => {
      onClose()
      void navigate(paths.implanterBooking(visit.id))
    },
  })
  return (
    <ConfirmDialog
      title={`Mark the visit with ${visit.with} as chipped?`}
      yes="Mark as chipped"
      busy={isPending}
      onYes={() => void run({ bookingId: visit.id, outcome: 'implanted' })}
      onClose={onClose}
    >
      You can’t change this afterwards. Next, register each chip: until you do, no one finds the keeper through it.
    </ConfirmDialog>
  )
}
