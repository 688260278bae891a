import { Link } from 'react-router'
import { groupChipNumber } from '#features/chips/group.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { type ListProps, ListTable } from '#ui/ListTable.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import type { getMicroLookupHistory } from '../../contract.ts'
import { howSure } from '../answer/place.ts'
import { resultInWords } from '../results.ts'
import classes from './LookupTable.module.css'
import type { ListView } from './listview.ts'

type Lookup = AnswerOf<typeof getMicroLookupHistory>['items'][number]

/** One page of lookups: a table, and on a phone a card for each. */
export function LookupTable({ view, ...list }: ListProps<Lookup> & { view: ListView }) {
  return (
    <ListTable
      {...list}
      label="Lookups"
      columns={view.of === 'mine' ? columnsOfMine : columnsOfMyPets}
      rowKey={({ lookupId }) => lookupId}
      empty={view.of === 'mine' ? noneMine : noneOfMyPets}
    />
  )
}

const when: Column<Lookup> = { key: 'at', title: 'When', cell: ({ at }) => <When at={at} />, bare: true }
const chip: Column<Lookup> = { key: 'chip', title: 'Microchip', cell: ({ chipNumber }) => <Chip number={chipNumber} /> }

const columnsOfMyPets: Column<Lookup>[] = [
  when,
  { key: 'pet', title: 'Pet', cell: (lookup) => <Pet {...lookup} /> },
  chip,
  { key: 'place', title: 'Place', cell: (lookup) => <Where {...lookup} /> },
  { key: 'message', title: 'Message', cell: (lookup) => <Message {...lookup} />, bare: true },
]

const columnsOfMine: Column<Lookup>[] = [
  when,
  chip,
  { key: 'result', title: 'Answer then', cell: ({ result }) => resultInWords(result) },
  {
    key: 'again',
    title: 'Now',
    bare: true,
    cell: ({ chipNumber }) => (
      <Link className={classes.link} to={paths.chip(chipNumber)}>
        Look it up again
      </Link>
    ),
  },
]

function Chip({ number }: { number: string }) {
  return <span className={classes.chip}>{groupChipNumber(number)}</span>
}

function Pet({ petId, petName }: Lookup) {
  if (!petId) return 'No longer with you'
  return (
    <Link className={classes.link} to={paths.pet(petId)}>
      {petName}
    </Link>
  )
}

function Where({ place, placeWords }: Lookup) {
  if (placeWords) return placeWords
  return place ? `A point, ${howSure(place.accuracyMetres)}` : <span className={classes.none}>Not given</span>
}

function Message({ lookupId, threadId, unread, petName }: Lookup) {
  if (!threadId) return <span className={classes.none}>No message</span>
  return (
    <span className={classes.message}>
      <Link
        className={classes.link}
        to={`${paths.lookups}?${new URLSearchParams({ lookup: lookupId })}`}
        aria-label={`Read the message about ${petName ?? 'your pet'}`}
      >
        Read the message
      </Link>
      {unread > 0 && <StatusTag tone="alert">{unread} new</StatusTag>}
    </span>
  )
}

const noneOfMyPets = (
  <EmptyState
    art={<ScanChipArt />}
    title="Nobody has looked up your pets yet"
    action={<ButtonLink to={paths.pets}>See my pets</ButtonLink>}
  >
    When a vet or a finder looks up one of their chips it stands here, with the message they leave. We also tell you at once. See that your
    mobile and e-mail are right.
  </EmptyState>
)

const noneMine = (
  <EmptyState art={<ScanChipArt />} title="You have looked up no chip yet" action={<ButtonLink to={paths.home}>Look up a chip</ButtonLink>}>
    Chips that you look up while signed in are listed here, so that you can find them again.
  </EmptyState>
)
