import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { WelfarePet } from '../../shapes.ts'
import { CollectionDialog, IntakeDialog, KeepUnclaimedDialog, LocationDialog } from '../dialogs.ts'
import { NotesButton } from '../notes/NotesButton.tsx'
import { CouncilDates } from '../stray/StrayPeriod.tsx'
import { RecordOutcome } from './RecordOutcome.tsx'

/** What can be done for an animal that is held for its keeper, and so has no page here. */
export function HeldActs({ pet }: { pet: WelfarePet }) {
  return (
    <RowActions of={pet.name}>
      {pet.unclaimed === true && <KeepUnclaimed pet={pet} />}
      {pet.keeperSaid?.wantedOn && <CollectionDay pet={pet} />}
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
      <AskKeeper pet={pet} />
    </RowActions>
  )
}

/** HOLD-9 The days of a registered stray dog are over, and nobody came. */
export function KeepUnclaimed({ pet }: { pet: WelfarePet }) {
  return (
    <DialogButton weight="main" size="sm" renderDialog={(close) => <KeepUnclaimedDialog pet={pet} onClose={close} />}>
      Become its keeper <VisuallyHidden>({pet.name})</VisuallyHidden>
    </DialogButton>
  )
}

/** HOLD-11 Its keeper wants it back, and is given a day to collect it. */
export function CollectionDay({ pet }: { pet: WelfarePet }) {
  const isGiven = Boolean(pet.keeperSaid?.collectBy)
  return (
    <DialogButton weight={isGiven ? 'quiet' : 'main'} size="sm" renderDialog={(close) => <CollectionDialog pet={pet} onClose={close} />}>
      {isGiven ? 'Give its keeper longer' : 'Give its keeper a day'} <VisuallyHidden>({pet.name})</VisuallyHidden>
    </DialogButton>
  )
}

/** A stray dog’s keeper has days of their own first, which the row counts; any other is asked. */
function AskKeeper({ pet }: { pet: WelfarePet }) {
  if (pet.unclaimed) return null
  return (
    <ButtonLink weight="quiet" size="sm" to={paths.askForKeepership(pet.chipNumber)}>
      Ask to be its keeper <VisuallyHidden>({pet.name})</VisuallyHidden>
    </ButtonLink>
  )
}
