import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { useMayWork } from '../../kit/useMayWork.ts'
import type { WelfarePet } from '../../shapes.ts'
import { CardDialog, ChipDialog, LocationDialog, NoteDialog } from '../dialogs.ts'
import { CollectionDay, KeepUnclaimed } from '../stay/HeldActs.tsx'
import { RecordOutcome } from '../stay/RecordOutcome.tsx'
import { CouncilDates, ElsewherePeriod, NextStep, StrayPeriod } from '../stray/StrayPeriod.tsx'

interface WhatsNextProps {
  pet: WelfarePet
  /** The conversation with its keeper. */
  threadId: string | null
}

/** What comes next for an animal that has no record of the organisation’s, and everything that can be done for it. */
export function WhatsNext({ pet, threadId }: WhatsNextProps) {
  const mayWork = useMayWork()
  if (!pet.isKept && !pet.isHeld) return null
  return (
    <Panel title={titleOf(pet)} lead={pet.isUnchipped ? NO_CHIP : held(pet, threadId !== null)} look="raised">
      <Box mb="sm">
        <StrayPeriod pet={pet} />
        <ElsewherePeriod pet={pet} />
        {/* That its keeper was told stands above; what they've said since doesn't. */}
        {(pet.keeperSaid || threadId === null || pet.next?.link !== paths.conversation(threadId)) && <NextStep pet={pet} />}
      </Box>
      {mayWork && (
        <RowActions>
          {pet.isUnchipped ? <ChipIt pet={pet} /> : <ReachKeeper pet={pet} threadId={threadId} />}
          <CouncilDates pet={pet} />
          <RecordOutcome pet={pet} />
          <DialogButton
            weight="quiet"
            size="sm"
            renderDialog={(close) => <LocationDialog pets={[pet]} now={pet.intake.location} onClose={close} />}
          >
            {pet.intake.location ? `Move from ${pet.intake.location}` : 'Set location'}
          </DialogButton>
          <DialogButton weight="quiet" size="sm" renderDialog={(close) => <NoteDialog pets={[pet]} onClose={close} />}>
            Add a note
          </DialogButton>
          <DialogButton weight="quiet" size="sm" renderDialog={(close) => <CardDialog pets={[pet]} onClose={close} />}>
            Print kennel card
          </DialogButton>
        </RowActions>
      )}
    </Panel>
  )
}

function ChipIt({ pet }: { pet: WelfarePet }) {
  return (
    <>
      <DialogButton weight="main" size="sm" renderDialog={(close) => <ChipDialog pet={pet} onClose={close} />}>
        It has a chip now
      </DialogButton>
      <ButtonLink weight="plain" size="sm" to={paths.orderChips}>
        Order chips
      </ButtonLink>
    </>
  )
}

function ReachKeeper({ pet, threadId }: WhatsNextProps) {
  return (
    <>
      {pet.unclaimed === true && <KeepUnclaimed pet={pet} />}
      {pet.keeperSaid?.wantedOn && <CollectionDay pet={pet} />}
      {threadId !== null && (
        <ButtonLink weight={pet.unclaimed === true ? 'plain' : 'main'} size="sm" to={paths.conversation(threadId)}>
          Message its keeper
        </ButtonLink>
      )}
      {!pet.unclaimed && (
        <ButtonLink weight="plain" size="sm" to={paths.askForKeepership(pet.chipNumber)}>
          Ask to be its keeper
        </ButtonLink>
      )}
    </>
  )
}

function titleOf({ isUnchipped, unclaimed }: WelfarePet): string {
  if (isUnchipped) return 'Next: give it a microchip'
  return unclaimed === true ? 'Next: become its keeper' : 'Next: get it back to its keeper'
}

const NO_CHIP =
  'A vet or a trained implanter can put one in. If one of you is trained, you can order chips here. It isn’t on the register yet, so no one who scans it can find you, and it can’t be adopted here. As soon as it has a chip, enter the number: we’ll register it to you, or tell you if the chip has a keeper.'

function held({ unclaimed }: WelfarePet, isTold: boolean): string {
  if (unclaimed === true)
    return 'The days to claim it are over by the council’s date. If its keeper hasn’t claimed it, you can become its keeper and find it a home.'
  return isTold
    ? 'It’s registered to someone else. We’ve told them that it’s with you, and it stays theirs while you look after it.'
    : 'It’s registered to someone who has left the register, so we can’t tell them that it’s with you. It stays theirs while you look after it.'
}
