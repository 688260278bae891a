import { DialogButton } from '#ui/DialogButton.tsx'
import type { Chosen } from '#ui/useChosen.ts'
import { MOST_PACKS } from '../../lifecycle.ts'
import { PacksDialog } from './PacksDialog.tsx'

/** Prints the packs of the animals that are chosen. The register says which of them can't have one. */
export function PrintChosen({ pets, onDone }: { pets: readonly Chosen[]; onDone: () => void }) {
  return (
    <DialogButton
      size="sm"
      weight="plain"
      disabledBecause={pets.length <= MOST_PACKS || `You can print up to ${MOST_PACKS} packs at a time`}
      renderDialog={(close) => <PacksDialog pets={pets} onDone={onDone} onClose={close} />}
    >
      Print packs
    </DialogButton>
  )
}
