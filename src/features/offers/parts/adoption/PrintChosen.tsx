import { KeptOnly } from '#features/welfare/kit/KeptOnly.tsx'
import type { ChosenAnimal } from '#features/welfare/kit/points.ts'
import { DialogButton } from '#ui/DialogButton.tsx'
import { MOST_PACKS } from '../../lifecycle.ts'
import { PacksDialog } from './PacksDialog.tsx'

/** Prints the packs of the animals that are chosen. The register says which of them can't have one. */
export function PrintChosen({ pets, onDone }: { pets: readonly ChosenAnimal[]; onDone: () => void }) {
  return (
    <DialogButton
      size="sm"
      weight="plain"
      disabledBecause={pets.length <= MOST_PACKS || `You can print up to ${MOST_PACKS} packs at a time`}
      renderDialog={(close) => (
        <KeptOnly pets={pets} act="packs" onClose={close}>
          {(kept, note) => <PacksDialog pets={kept} note={note} onDone={onDone} onClose={close} />}
        </KeptOnly>
      )}
    >
      Print packs
    </DialogButton>
  )
}
