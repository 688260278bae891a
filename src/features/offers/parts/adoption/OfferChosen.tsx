import { DialogButton } from '#ui/DialogButton.tsx'
import type { Chosen } from '#ui/useChosen.ts'
import { AdoptDialog } from './AdoptDialog.tsx'

const MOST = 20

/** Offers the animals that are chosen to one adopter. The register says which of them can't go yet. */
export function OfferChosen({ pets, onDone }: { pets: readonly Chosen[]; onDone: () => void }) {
  return (
    <DialogButton
      size="sm"
      weight="plain"
      disabledBecause={pets.length <= MOST || `You can offer up to ${MOST} animals at a time`}
      renderDialog={(close) => <AdoptDialog pets={pets} onDone={onDone} onClose={close} />}
    >
      Offer to one adopter
    </DialogButton>
  )
}
