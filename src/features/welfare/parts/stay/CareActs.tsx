import type { ReactNode } from 'react'
import type { PetDetail } from '#features/pets/kit/form/answersof.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Stack } from '#ui/Box.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Extended } from '#ui/Extended.tsx'
import { getStay } from '../../contract.ts'
import { animalActs } from '../../kit/points.ts'
import { useMayWork } from '../../kit/useMayWork.ts'
import { CardDialog, LocationDialog, NoteDialog } from '../dialogs.ts'
import { CouncilDates } from '../stray/StrayPeriod.tsx'

interface CareActsProps {
  pet: PetDetail
  /** Where the animal isn’t in the organisation’s care. */
  usual: ReactNode
  below: ReactNode
}

/** At the head of the page of an animal in care: to say which council has it, to find it a home, to move it, to note something. */
export function CareActs({ pet, usual, below }: CareActsProps) {
  const mayWork = useMayWork()
  const { data } = useCall(getStay, { petId: pet.id })
  if (!data || !mayWork) return null
  const { stay } = data
  if (!stay?.isKept || stay.state === 'left') return usual
  const needsCouncil = stay.stray !== null && stay.stray.councilFrom === null && !stay.offer
  return (
    <Stack gap="0.75rem">
      {needsCouncil && <CouncilDates pet={stay} weight="main" />}
      <Extended point={animalActs} props={{ pet: stay, isMain: !needsCouncil && stay.can.passOn === true }} />
      <DialogButton
        weight="plain"
        size="sm"
        renderDialog={(close) => <LocationDialog pets={[stay]} now={stay.intake.location} onClose={close} />}
      >
        {stay.intake.location ? `Move from ${stay.intake.location}` : 'Set location'}
      </DialogButton>
      <DialogButton weight="plain" size="sm" renderDialog={(close) => <NoteDialog pets={[stay]} onClose={close} />}>
        Add a note
      </DialogButton>
      <DialogButton weight="plain" size="sm" renderDialog={(close) => <CardDialog pets={[stay]} onClose={close} />}>
        Print kennel card
      </DialogButton>
      {below}
    </Stack>
  )
}
