import { getPetDetail } from '#features/pets/contract.ts'
import type { PetDetail } from '#features/pets/kit/form/answersof.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { sayBred } from '../contract.ts'
import { CHANGED } from './changed.ts'

interface SayBredDialogProps {
  pet: PetDetail
  onClose: () => void
}

/** Asks before it’s written on the record that its keeper bred an animal, which they can’t take back. */
export function SayBredDialog({ pet: { id, name, species }, onClose }: SayBredDialogProps) {
  const { run, isPending } = useAction(sayBred, { toast: true, refresh: [...CHANGED, getPetDetail], then: onClose })
  return (
    <ConfirmDialog
      title={`Did you breed ${name}?`}
      yes={`I bred ${name}`}
      busy={isPending}
      onYes={() => void run({ petId: id })}
      onClose={onClose}
    >
      Only say so if you kept {name}’s mother when {name} was born. We’ll put it on the record
      {species === 'dog' && ', with the licence you had then'}. It stays there for life, and you can’t take it back. If {name}’s litter is
      registered here, add {name} on the litter’s page instead.
    </ConfirmDialog>
  )
}
