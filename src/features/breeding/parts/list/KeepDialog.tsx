import { keepOwnershipByBreeder } from '#features/offers/contract.ts'
import { listed } from '#platform/listed.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { BreederPet } from '../../shapes.ts'
import { CHANGED } from '../changed.ts'

interface KeepDialogProps {
  pets: readonly BreederPet[]
  onDone?: () => void
  onClose: () => void
}

/** Asks before a breeder keeps animals of a litter for themselves. */
export function KeepDialog({ pets, onDone, onClose }: KeepDialogProps) {
  const names = listed(pets.map(({ name }) => name))
  const isOne = pets.length === 1
  const { run, isPending } = useAction(keepOwnershipByBreeder, {
    toast: `You’re keeping ${names}`,
    refresh: CHANGED,
    then: () => {
      onDone?.()
      onClose()
    },
  })
  const [first, ...others] = pets.map(({ id }) => id)
  const keep = () => void (first && run({ petId: first, alsoPetIds: others }))
  const packs = isOne ? 'The transfer pack you printed will stop working.' : 'The transfer packs you printed for them will stop working.'
  return (
    <ConfirmDialog
      title={`Keep ${names}?`}
      yes={isOne ? `Keep ${names}` : pets.length === 2 ? 'Keep both' : `Keep all ${pets.length}`}
      busy={isPending}
      onYes={keep}
      onClose={onClose}
    >
      {isOne ? `${names} becomes your own pet and no longer counts` : 'They become your own pets and no longer count'} as looking for a
      home.
      {pets.some(({ codeUntil }) => codeUntil) && ` ${packs}`} You can still offer {isOne ? names : 'them'} later.
    </ConfirmDialog>
  )
}
