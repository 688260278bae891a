import { ActionButton } from '#ui/ActionButton.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { animals } from '../words.ts'
import classes from './AnimalTable.module.css'
import { OfferDialog } from './OfferDialog.tsx'
import type { Choosing } from './useChosen.ts'

const MOST = 20

/** What can be done with the animals that are chosen, together. */
export function ChosenBar({ chosen, clear }: Choosing) {
  if (chosen.length === 0) return null
  return (
    <div className={classes.bar} role="group" aria-label="Selected animals">
      <p role="status">{animals(chosen.length)} selected</p>
      <DialogButton
        size="sm"
        disabledBecause={chosen.length <= MOST || `You can offer up to ${MOST} animals at a time`}
        renderDialog={(close) => <OfferDialog pets={chosen} onDone={clear} onClose={close} />}
      >
        Offer to one buyer
      </DialogButton>
      <ActionButton weight="plain" size="sm" onClick={clear}>
        Clear selection
      </ActionButton>
    </div>
  )
}
