import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { WelfarePet } from '../../shapes.ts'
import { IntakeDialog, LocationDialog } from '../dialogs.ts'
import { NotesButton } from '../notes/NotesButton.tsx'
import { CouncilDates } from '../stray/StrayPeriod.tsx'
import { RecordOutcome } from './RecordOutcome.tsx'

/** What can be done for an animal that is held for its keeper, and so has no page here. */
export function HeldActs({ pet }: { pet: WelfarePet }) {
  return (
    <RowActions of={pet.name}>
      <RecordOutcome pet={pet} />
      <CouncilDates pet={pet} />
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
      <ButtonLink weight="quiet" size="sm" to={paths.askForKeepership(pet.chipNumber)}>
        Ask to be its keeper <VisuallyHidden>({pet.name})</VisuallyHidden>
      </ButtonLink>
    </RowActions>
  )
}
