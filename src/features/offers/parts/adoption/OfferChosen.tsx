import { KeptOnly } from '#features/welfare/kit/KeptOnly.tsx'
import type { ChosenAnimal } from '#features/welfare/kit/points.ts'
import { DialogButton } from '#ui/DialogButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { AdoptDialog } from './AdoptDialog.tsx'

const MOST = 20

/** Offers the animals that are chosen to one adopter. The register says which of them can't go yet. */
export function OfferChosen({ pets, onDone }: { pets: readonly ChosenAnimal[]; onDone: () => void }) {
  return (
    <DialogButton
      size="sm"
      disabledBecause={pets.length <= MOST || `You can offer up to ${MOST} animals at a time`}
      renderDialog={(close) => (
        <KeptOnly pets={pets} act="offer" onClose={close}>
          {(kept, note) => <AdoptDialog pets={kept} note={note} onDone={onDone} onClose={close} />}
        </KeptOnly>
      )}
    >
      Offer<VisuallyHidden> to one adopter</VisuallyHidden>
    </DialogButton>
  )
}
