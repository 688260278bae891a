import { DialogButton } from '#ui/DialogButton.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { WelfarePet } from '../../shapes.ts'
import { OutcomeDialog } from '../dialogs.ts'

/** The way to say what became of an animal that the organisation has in. */
export function RecordOutcome({ pet }: { pet: WelfarePet }) {
  if (!pet.isKept && !pet.isHeld) return null
  return (
    <DialogButton weight="quiet" size="sm" renderDialog={(close) => <OutcomeDialog pets={[pet]} only={pet} onClose={close} />}>
      Record what happened <VisuallyHidden>({pet.name})</VisuallyHidden>
    </DialogButton>
  )
}
