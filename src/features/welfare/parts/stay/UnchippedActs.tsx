import { DialogButton } from '#ui/DialogButton.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { WelfarePet } from '../../shapes.ts'
import { ChipDialog, IntakeDialog, LocationDialog } from '../dialogs.ts'
import { NotesButton } from '../notes/NotesButton.tsx'
import { CouncilDates } from '../stray/StrayPeriod.tsx'
import { RecordOutcome } from './RecordOutcome.tsx'

/** What can be done for an animal without a microchip, which has no record here. */
export function UnchippedActs({ pet }: { pet: WelfarePet }) {
  if (!pet.isKept) return <RecordOutcome pet={pet} />
  return (
    <RowActions of={pet.name}>
      <DialogButton weight="plain" size="sm" renderDialog={(close) => <ChipDialog pet={pet} onClose={close} />}>
        It has a chip now <VisuallyHidden>({pet.name})</VisuallyHidden>
      </DialogButton>
      <CouncilDates pet={pet} />
      <RecordOutcome pet={pet} />
      <DialogButton
        weight="quiet"
        size="sm"
        renderDialog={(close) => <LocationDialog pets={[pet]} now={pet.intake.location} onClose={close} />}
      >
        Set location <VisuallyHidden>({pet.name})</VisuallyHidden>
      </DialogButton>
      <NotesButton pet={pet} />
      <DialogButton weight="quiet" size="sm" renderDialog={(close) => <IntakeDialog pet={pet} onClose={close} />}>
        Change intake details <VisuallyHidden>({pet.name})</VisuallyHidden>
      </DialogButton>
    </RowActions>
  )
}
