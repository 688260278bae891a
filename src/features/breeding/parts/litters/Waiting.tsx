import { sexText } from '#features/pets/kit/sex.ts'
import { LAWS } from '#knowledge/chippinglaw/nations.ts'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { lazyPart } from '#platform/web/lazypart.ts'
import { paths } from '#src/paths.ts'
import { ButtonLink } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { type Column, DataTable } from '#ui/DataTable.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { type Fact, FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Litter } from './columns.tsx'

const NewbornDialog = lazyPart(() => import('./NewbornDialog.tsx').then((part) => part.NewbornDialog))
const TakeOffDialog = lazyPart(() => import('./NewbornDialog.tsx').then((part) => part.TakeOffDialog))

type Chipping = NonNullable<Litter['chipping']>
type Newborn = Litter['newborn'][number]

/** The animals of a litter that have no chip yet: when they can have one and must, and how they're told apart until then. */
export function Waiting({ litter, chipping }: { litter: Litter; chipping: Chipping }) {
  return (
    <Panel title="Waiting for their chips" lead="They aren’t on the register until you add their chips.">
      <Rows>
        <FactList facts={factsOf(litter, chipping)} />
        <DataTable label="Animals without a chip" columns={columnsOf(litter)} rows={litter.newborn} rowKey={({ id }) => id} />
        <Group gap="0.5rem">
          <ButtonLink to={paths.litterChips(litter.id)}>Add chips</ButtonLink>
          <DialogButton weight="plain" renderDialog={(close) => <NewbornDialog litter={litter} onClose={close} />}>
            Add an animal without a chip
          </DialogButton>
        </Group>
      </Rows>
    </Panel>
  )
}

const factsOf = ({ leaveFrom }: Litter, { usualFrom, by, nation }: Chipping): Fact[] => [
  { label: 'Can be chipped', value: `Usually from ${whenText(usualFrom, 'day')}, at 6 weeks. Ask your vet or implanter.` },
  { label: 'Must be chipped', value: <Must by={by} nation={nation} /> },
  ...(leaveFrom ? [{ label: 'Can leave', value: `From ${whenText(leaveFrom, 'day')}, at 8 weeks` }] : []),
]

function Must({ by, nation }: Pick<Chipping, 'by' | 'nation'>) {
  if (!nation) return 'We don’t know the law where you live'
  const { name, instrument, link } = LAWS[nation]
  if (!by) return `The law in ${name} doesn’t ask for it. We need a chip to register an animal.`
  return (
    <>
      {by < londonDate(systemClock.now()) && <b>This is overdue. </b>}
      By {whenText(by, 'day')}, and before they go to a new keeper, by law in {name} (<a href={link}>{instrument}</a>)
    </>
  )
}

const columnsOf = (litter: Litter): Column<Newborn>[] => [
  { key: 'name', title: 'Name', cell: ({ name }) => <b>{name}</b>, bare: true },
  { key: 'sex', title: 'Sex', cell: ({ sex }) => sexText(sex, 'unknown') },
  { key: 'colour', title: 'Colour', cell: ({ colour }) => colour, isNothing: ({ colour }) => colour === '' },
  { key: 'acts', title: 'To do', cell: (one) => <Acts litter={litter} newborn={one} />, bare: true },
]

function Acts({ litter, newborn }: { litter: Litter; newborn: Newborn }) {
  return (
    <RowActions>
      <DialogButton weight="quiet" size="sm" renderDialog={(close) => <NewbornDialog litter={litter} newborn={newborn} onClose={close} />}>
        Correct<VisuallyHidden> {newborn.name}</VisuallyHidden>
      </DialogButton>
      <DialogButton weight="quiet" size="sm" renderDialog={(close) => <TakeOffDialog litter={litter} newborn={newborn} onClose={close} />}>
        Take off the list<VisuallyHidden>: {newborn.name}</VisuallyHidden>
      </DialogButton>
    </RowActions>
  )
}
