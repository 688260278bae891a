import { ActionButton } from '#ui/ActionButton.tsx'
import { Notice } from '#ui/Notice.tsx'
import { whenText } from '#ui/whentext.ts'
import type { PetDetail } from './answersof.ts'
import { Memorial } from './Memorial.tsx'
import { useStatus } from './useStatus.ts'

/** What is to be known, or done, because of the state that the pet is in; nothing for a pet that is simply registered. */
export function Standing({ pet }: { pet: PetDetail }) {
  switch (pet.status) {
    case 'awaitingPayment':
      return (
        <Notice kind="warning" title={`${pet.name}’s registration has not been paid for yet`}>
          {pet.name} can be found by its chip already, and we never take a pet off the register because of that. Paying online opens soon;
          we will write to you.
        </Notice>
      )
    case 'exported':
      return <Abroad pet={pet} />
    case 'deceased':
      return <Memorial pet={pet} />
    case 'active':
    case 'awaitingConfirmation':
    case 'missing':
    case 'stolen':
      return null
  }
}

function Abroad({ pet }: { pet: PetDetail }) {
  const { tell, isPending } = useStatus()
  const back = (
    <ActionButton
      weight="plain"
      size="sm"
      busy={isPending}
      disabledBecause={pet.can.reportReturned}
      onClick={() => tell({ petId: pet.id, status: 'returned' })}
    >
      Report the return
    </ActionButton>
  )
  return (
    <Notice title={`${pet.name} has left the country`} action={back}>
      You told us on {whenText(pet.statusAt, 'day')}. {pet.name} can still be found by its chip. Keep your telephone number up to date, with
      its country code.
    </Notice>
  )
}
