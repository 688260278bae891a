import { Link } from 'react-router'
import { groupChipNumber } from '#knowledge/chipnumbers/group.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { ScanChipArt } from '#ui/art/spots/ScanChipArt.tsx'
import { Box, Group } from '#ui/Box.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import type { getMicroLookupHistory } from '../../contract.ts'
import { howSure } from '../../kit/place.ts'
import { resultInWords } from '../results.ts'

type Lookup = AnswerOf<typeof getMicroLookupHistory>['items'][number]

const when: Column<Lookup> = { key: 'at', title: 'When', cell: (lookup) => <Times {...lookup} />, sortable: true, bare: true }
const chip: Column<Lookup> = { key: 'chip', title: 'Microchip', cell: ({ chipNumber }) => <Chip number={chipNumber} /> }

const columnsOfMyPets: Column<Lookup>[] = [
  when,
  { key: 'pet', title: 'Pet', cell: (lookup) => <Pet {...lookup} /> },
  chip,
  { key: 'who', title: 'Who', cell: (lookup) => <Who {...lookup} /> },
  { key: 'place', title: 'Place', cell: (lookup) => <Where {...lookup} /> },
  { key: 'message', title: 'Message', cell: (lookup) => <Message {...lookup} />, bare: true },
]

const columnsOfMine: Column<Lookup>[] = [
  when,
  chip,
  { key: 'result', title: 'Answer at the time', cell: ({ result }) => resultInWords(result) },
  {
    key: 'again',
    title: 'Now',
    bare: true,
    cell: ({ chipNumber }) => (
      <Box component={Link} c="var(--ui-link)" fw={600} to={paths.chip(chipNumber)}>
        Look it up again
      </Box>
    ),
  },
]

function Chip({ number }: { number: string }) {
  return (
    <Box component="span" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {groupChipNumber(number)}
    </Box>
  )
}

function Pet({ petId, petName }: Lookup) {
  if (!petId) return 'No longer with you'
  return (
    <Box component={Link} c="var(--ui-link)" fw={600} to={paths.pet(petId)}>
      {petName}
    </Box>
  )
}

/** Only professionals say who they are. */
function Who({ seenBy }: Lookup) {
  if (!seenBy)
    return (
      <Box component="span" c="dimmed">
        Someone
      </Box>
    )
  const { organisation, reason, words, caseReference } = seenBy
  const said = [reason, words, caseReference && `reference ${caseReference}`].filter((part) => part !== '')
  return (
    <span>
      <b>{organisation}</b> saw your details: {said.join('; ')}
    </span>
  )
}

function Where({ place, placeWords }: Lookup) {
  if (placeWords) return placeWords
  return place ? (
    `Marked on the map, to ${howSure(place.accuracyMetres)}`
  ) : (
    <Box component="span" c="dimmed">
      Not given
    </Box>
  )
}

function Message({ threadId, unread, petName }: Lookup) {
  if (!threadId)
    return (
      <Box component="span" c="dimmed">
        No message
      </Box>
    )
  return (
    <Group component="span" display="inline-flex" gap="0.375rem 0.75rem">
      <Box
        component={Link}
        c="var(--ui-link)"
        fw={600}
        to={paths.conversation(threadId)}
        aria-label={`Read the message about ${petName ?? 'your pet'}`}
      >
        Read the message
      </Box>
      {unread > 0 && <StatusTag tone="alert">{unread} new</StatusTag>}
    </Group>
  )
}

const noneOfMyPets = (
  <EmptyState
    art={<ScanChipArt />}
    title="No one has looked up your pets yet"
    action={<ButtonLink to={paths.pets}>See my pets</ButtonLink>}
  >
    When a vet or a finder looks up one of their chips, you’ll see it here with any message they leave. We’ll also tell you straight away,
    so check that your mobile and e-mail are right.
  </EmptyState>
)

const noneMine = (
  <EmptyState
    art={<ScanChipArt />}
    title="You haven’t looked up a chip yet"
    action={<ButtonLink to={paths.home}>Look up a chip</ButtonLink>}
  >
    Chips you look up while signed in appear here, so you can find them again.
  </EmptyState>
)

/** The lookups of my pets and those that I made, each as a table shows them. */
export const columnsOf = { myPets: columnsOfMyPets, mine: columnsOfMine }
export const noneOf = { myPets: noneOfMyPets, mine: noneMine }

/** When it was looked up, the last time where one visitor did so again and again in a day. */
function Times({ at, times }: Lookup) {
  return (
    <>
      <When at={at} />
      {times > 1 && ` (${times} times that day)`}
    </>
  )
}
