import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { whenText } from '#platform/text/whentext.ts'
import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Box } from '#ui/Box.tsx'
import { Extended } from '#ui/Extended.tsx'
import { Notice } from '#ui/Notice.tsx'
import { getPetDetail, showToFinders } from '../../contract.ts'
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
      Call {pet.species === 'dog' && 'the council’s dog warden, '}local vets and rescues. We can help on{' '}
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
  unchipped: null,
  identified: null,
}

function Unpaid({ pet }: { pet: PetDetail }) {
  return (
    <Notice
      kind="warning"
      title={`${pet.name}’s registration hasn’t been paid for yet`}
      action={<Extended point={waysToPay} props={{ pet }} />}
    >
      {pet.name} can already be found by its chip, and we never take a pet off the register for non-payment. You pay once, for its whole
      life.
    </Notice>
  )
}

function Unconfirmed({ pet }: { pet: PetDetail }) {
  return (
    <Notice title={`${pet.name}’s keeper hasn’t confirmed yet`}>
      It was registered for someone who hasn’t said yet that it’s theirs. It can already be found by its chip.
    </Notice>
  )
}

/** Missing or stolen: whoever looks the chip up is told, and nobody else becomes the keeper. */
function Away({ pet, reported, children }: { pet: PetDetail; reported: string; children: ReactNode }) {
  const { run, isPending } = useStatus()
  const home = (
    <ActionButton busy={isPending} disabledBecause={pet.can.reportFound} onClick={() => run({ petId: pet.id, status: 'found' })}>
      Report {pet.name} found
    </ActionButton>
  )
  return (
    <Notice kind="danger" title={`${pet.name} has been reported ${reported}`} action={home}>
      You told us on {whenText(pet.statusAt, 'moment')}. Anyone who looks up the chip is told straight away, and so are you:{' '}
      <Link to={`${paths.lookups}?${new URLSearchParams({ pet: pet.id })}`}>see the lookups</Link>. No one else can become the keeper until
      you report {pet.name} found. {children}
      <ShownToFinders pet={pet} />
    </Notice>
  )
}

/** Whether finders see what it looks like, and the way to change that. */
function ShownToFinders({ pet: { id, name, shownToFinders } }: { pet: PetDetail }) {
  const { run, isPending } = useAction(showToFinders, { refresh: [getPetDetail] })
  return (
    <Box component="p" m="0.75rem 0 0">
      Anyone who looks up the chip {shownToFinders ? `sees ${name}’s photo and markings.` : `doesn’t see ${name}’s photo or markings.`}{' '}
      <ActionButton weight="quiet" size="sm" busy={isPending} onClick={() => run({ petId: id, show: !shownToFinders })}>
        {shownToFinders ? 'Hide them' : 'Show them'}
      </ActionButton>
    </Box>
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
      Report a return
    </ActionButton>
  )
  return (
    <Notice title={`${pet.name} has left the country`} action={back}>
      You told us on {whenText(pet.statusAt, 'day')}. {pet.name} can still be found by its chip. Keep your phone number up to date, with its
      country code.
    </Notice>
  )
}
