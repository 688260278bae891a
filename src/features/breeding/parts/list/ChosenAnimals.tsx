import { ChosenBar } from '#ui/ChosenBar.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import type { Choosing } from '#ui/useChosen.ts'
import { PacksButton } from '../PacksButton.tsx'
import { animals } from '../words.ts'
import { OfferDialog } from './lazyoffer.ts'

const MOST = 20

/** What can be done with the animals that are chosen, together. */
export function ChosenAnimals({ chosen, clear }: Choosing) {
  if (chosen.length === 0) return null
  return (
    <ChosenBar label="Selected animals" words={animals(chosen.length)} onClear={clear}>
      <DialogButton
        size="sm"
        disabledBecause={chosen.length <= MOST || `You can offer up to ${MOST} animals at a time`}
        renderDialog={(close) => <OfferDialog pets={chosen} onDone={clear} onClose={close} />}
      >
        Offer to one buyer
      </DialogButton>
      <PacksButton
        of={{ petIds: chosen.map(({ id }) => id).join(',') }}
        name="Transfer packs"
        size="sm"
        disabledBecause={chosen.length <= MOST || `You can print up to ${MOST} packs at a time`}
      >
        Print packs
      </PacksButton>
    </ChosenBar>
  )
}
