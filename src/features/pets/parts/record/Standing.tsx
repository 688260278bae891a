import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { PetDetail } from '../../kit/form/answersof.ts'
import { waysToPay } from '../../kit/points.ts'
import { Memorial } from './Memorial.tsx'
import { useStatus } from './useStatus.ts'

/** What is to be known, or done, because of the state that the pet is in; nothing for a pet that is simply registered. */
export function Verification({ pet }: { pet: PetDetail }) {
  const Told = notices[pet.status]
  return Told && <Told pet={pet} />
}

const notices: Record<PetDetail['status'], ((props: { pet: PetDetail }) => ReactNode) | null> = {
  awaitingPayment: Unpaid,
  awaitingConfirmation: Unconfirmed,
  missing: ({ pet }) => (
    <Away pet={pet} reported="missing">
      Ring {pet.species === 'dog' && 'the council’s dog warden, '}the vets and the rescues around you. We help on{' '}
      <a href={site.phoneLink}>{site.phone}</a>.
    </Away>
  ),
  stolen: ({ pet }) => (
    <Away pet={pet} reported="stolen">
      Report the theft to the police on 101 or online, and keep the crime reference.
    </Away>
  ),
  exported: Abroad,
  deceased: Memorial,
  active: null,
}

function Unpaid({ pet }: { pet: PetDetail }) {
  return (
    <Notice
      kind="warning"
      title={`${pet.name}’s registration has not been paid for yet`}
      action={<Extended point={waysToPay} props={{ pet }} />}
    >
      {pet.name} can be found by its chip already, and we never take a pet off the register because of that. It is paid once, for its whole
      life.
    </Notice>
  )
}

function Unconfirmed({ pet }: { pet: PetDetail }) {
  return (
    <Notice title={`${pet.name} waits for its keeper’s word`}>
      It was registered for somebody who has not said yet that it is theirs. It can be found by its chip meanwhile.
    </Notice>
  )
}

/** Missing or stolen: whoever looks the chip up is told, and nobody else becomes the keeper. */
function Away({ pet, reported, children }: { pet: PetDetail; reported: string; children: ReactNode }) {
  const { run, isPending } = useStatus()
  const home = (
    <ActionButton busy={isPending} disabledBecause={pet.can.reportFound} onClick={() => run({ petId: pet.id, status: 'found' })}>
      {pet.name} is home again
    </ActionButton>
  )
  return (
    <Notice kind="danger" title={`${pet.name} is reported ${reported}`} action={home}>
      You told us on {whenText(pet.statusAt, 'moment')}. Whoever looks up the chip is told at once, and so are you:{' '}
      <Link to={`${paths.lookups}?${new URLSearchParams({ pet: pet.id })}`}>see its lookups</Link>. Nobody else can become the keeper
      meanwhile. {children}
    </Notice>
  )
}

function Abroad({ pet }: { pet: PetDetail }) {
  const { run, isPending } = useStatus()
  const back = (
    <ActionButton
      weight="plain"
      size="sm"
      busy={isPending}
      disabledBecause={pet.can.reportReturned}
      onClick={() => run({ petId: pet.id, status: 'returned' })}
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
