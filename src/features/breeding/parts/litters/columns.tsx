import { Link } from 'react-router'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { PetAvatar } from '#ui/art/PetAvatar.tsx'
import { Box, Group } from '#ui/Box.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { Narrow, Wide } from '#ui/RowLines.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { getLitters } from '../../contract.ts'
import { whereabouts } from '../list/bylitter.ts'
import { PacksButton } from '../PacksButton.tsx'
import { LeftOut } from './LeftOut.tsx'

const LossesDialog = lazyPart(() => import('./LossesDialog.tsx').then((part) => part.LossesDialog))
const AddToLitter = lazyPart(() => import('./AddToLitter.tsx').then((part) => part.AddToLitter))
const CorrectLitter = lazyPart(() => import('./CorrectLitter.tsx').then((part) => part.CorrectLitter))

export type Litter = AnswerOf<typeof getLitters>['items'][number]

/** A breeder's litters with where their young are, newest first. */
export const litterColumns: Column<Litter>[] = [
  { key: 'damName', title: 'Litter', cell: (litter) => <Name litter={litter} />, sortable: true, bare: true },
  { key: 'bornOn', title: 'Born', cell: ({ bornOn }) => whenText(bornOn, 'short'), sortable: true, wide: true },
  { key: 'young', title: 'Animals', cell: (litter) => <Animals litter={litter} />, figures: true, wide: true },
  { key: 'withMe', title: 'With you', cell: ({ withMe }) => withMe, figures: true, isNothing: ({ withMe }) => withMe === 0, wide: true },
  {
    key: 'offered',
    title: 'Offered',
    cell: ({ offered }) => offered,
    figures: true,
    isNothing: ({ offered }) => offered === 0,
    wide: true,
  },
  { key: 'kept', title: 'Kept', cell: ({ kept }) => kept, figures: true, isNothing: ({ kept }) => kept === 0, wide: true },
  { key: 'sold', title: 'Sold', cell: ({ sold }) => sold, figures: true, isNothing: ({ sold }) => sold === 0, wide: true },
  {
    key: 'died',
    title: 'Died',
    cell: (litter) => <Died litter={litter} />,
    figures: true,
    isNothing: (litter) => diedOf(litter) === 0,
    wide: true,
  },
  { key: 'leave', title: 'Can leave', cell: (litter) => <Leave litter={litter} /> },
  { key: 'packs', title: 'To do', cell: (litter) => <LitterActs litter={litter} of={`${litter.damName}’s litter`} />, bare: true },
]

function Name({ litter }: { litter: Litter }) {
  const { id, damName, sireName, species, breed } = litter
  return (
    <Group gap="0.75rem" wrap="nowrap">
      <Wide>
        <PetAvatar species={species} seed={id} size={44} />
      </Wide>
      <div>
        <Box component={Link} c="inherit" fw={600} to={paths.litter(id)}>
          {damName}’s litter
        </Box>
        <Box c="dimmed" fz="sm">
          {breed}
          {sireName && `, father ${sireName}`}
        </Box>
        <Narrow>
          <Box c="dimmed" fz="sm">
            {whereabouts(litter)}
          </Box>
        </Narrow>
      </div>
    </Group>
  )
}

/** How many there are, and how many of them wait for their chips. */
function Animals({ litter: { young, newborn } }: { litter: Litter }) {
  return (
    <>
      {young}
      {newborn.length > 0 && (
        <Box c="dimmed" fz="sm">
          {newborn.length === young ? 'no chips yet' : `${newborn.length} without a chip`}
        </Box>
      )}
    </>
  )
}

const diedOf = ({ died, bornDead, diedBeforeChip }: Litter) => died + bornDead + diedBeforeChip

/** Those that died after they were registered, and those that never were. */
function Died({ litter }: { litter: Litter }) {
  const { bornDead, diedBeforeChip } = litter
  const losses = [bornDead > 0 && `${bornDead} stillborn`, diedBeforeChip > 0 && `${diedBeforeChip} before chipping`].filter(Boolean)
  return (
    <>
      {diedOf(litter)}
      {losses.length > 0 && (
        <Box c="dimmed" fz="sm">
          {losses.join(', ')}
        </Box>
      )}
    </>
  )
}

function Leave({ litter: { leaveFrom, canPrint, leftOut } }: { litter: Litter }) {
  const isNow = !leaveFrom || leaveFrom <= londonDate(systemClock.now())
  return (
    <>
      <Wide>{isNow ? 'Now' : whenText(leaveFrom, 'short')}</Wide>
      {!isNow && (
        <Narrow>
          <Box c="dimmed" fz="sm">
            Can leave from {whenText(leaveFrom, 'short')}
          </Box>
        </Narrow>
      )}
      {canPrint === true && <LeftOut leftOut={leftOut} />}
    </>
  )
}

interface LitterActsProps {
  litter: Litter
  /** What the row of a list is; on the litter’s own page the way to its chips stands beside those that wait for them. */
  of?: string
}

/** What can be done with a litter: what's most wanted now, and the rest in a menu. */
export function LitterActs({ litter, of }: LitterActsProps) {
  const { id, damName, newborn, young } = litter
  return (
    <>
      <RowActions of={of ?? `${damName}’s litter`}>
        {of && newborn.length > 0 && (
          <ButtonLink weight="plain" size="sm" to={paths.litterChips(id)}>
            Add chips<VisuallyHidden> to {damName}’s litter</VisuallyHidden>
          </ButtonLink>
        )}
        {young > newborn.length && (
          <PacksButton of={{ litterId: id }} name={`Transfer packs ${damName}`} size="sm" disabledBecause={litter.canPrint}>
            Print packs<VisuallyHidden> for {damName}’s litter</VisuallyHidden>
          </PacksButton>
        )}
        <DialogButton weight="quiet" size="sm" renderDialog={(close) => <CorrectLitter litter={litter} onClose={close} />}>
          Correct<VisuallyHidden> {damName}’s litter</VisuallyHidden>
        </DialogButton>
        <DialogButton weight="quiet" size="sm" renderDialog={(close) => <LossesDialog litter={litter} onClose={close} />}>
          Correct losses<VisuallyHidden> of {damName}’s litter</VisuallyHidden>
        </DialogButton>
        <DialogButton weight="quiet" size="sm" renderDialog={(close) => <AddToLitter litter={litter} onClose={close} />}>
          Add an animal<VisuallyHidden> to {damName}’s litter</VisuallyHidden>
        </DialogButton>
      </RowActions>
      {of === undefined && litter.canPrint === true && <LeftOut leftOut={litter.leftOut} />}
    </>
  )
}
