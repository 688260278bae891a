import { Link } from 'react-router'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { PetAvatar } from '#ui/art/PetAvatar.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { type ListProps, ListTable } from '#ui/ListTable.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { whenText } from '#ui/whentext.ts'
import type { getLitters } from '../../contract.ts'
import { animalsWith } from '../links.ts'
import { PacksButton } from '../PacksButton.tsx'
import classes from './LitterTable.module.css'
import { whyNoPacks } from './packs.ts'

type Litter = AnswerOf<typeof getLitters>['items'][number]

/** A breeder's litters with where their young are, newest first. */
export function LitterTable(list: ListProps<Litter>) {
  return <ListTable {...list} label="Litters" columns={columns} rowKey={({ id }) => id} />
}

const columns: Column<Litter>[] = [
  { key: 'dam', title: 'Litter', cell: (litter) => <Name litter={litter} />, bare: true },
  { key: 'born', title: 'Born', cell: ({ bornOn }) => whenText(bornOn, 'short') },
  { key: 'young', title: 'Young', cell: ({ young }) => young, figures: true },
  { key: 'withMe', title: 'With you', cell: ({ withMe }) => withMe, figures: true },
  { key: 'offered', title: 'Offered', cell: ({ offered }) => offered, figures: true },
  { key: 'kept', title: 'Kept', cell: ({ kept }) => kept, figures: true },
  { key: 'sold', title: 'Sold', cell: ({ sold }) => sold, figures: true },
  { key: 'leave', title: 'May leave', cell: (litter) => <Leave litter={litter} /> },
  { key: 'packs', title: 'Packs', cell: (litter) => <Packs litter={litter} />, bare: true },
]

function Name({ litter: { id, damName, species, breed } }: { litter: Litter }) {
  return (
    <div className={classes.litter}>
      <PetAvatar species={species} seed={id} size={44} />
      <div>
        <Link className={classes.name} to={animalsWith({ litter: id })}>
          {damName}’s litter
        </Link>
        <div className={classes.quiet}>{breed}</div>
      </div>
    </div>
  )
}

function Leave({ litter: { leaveFrom } }: { litter: Litter }) {
  if (!leaveFrom) return 'Now'
  return leaveFrom <= londonDate(systemClock.now()) ? 'Now' : whenText(leaveFrom, 'short')
}

function Packs({ litter }: { litter: Litter }) {
  const why = whyNoPacks(litter, londonDate(systemClock.now()))
  return (
    <PacksButton of={{ litterId: litter.id }} name={`Transfer packs ${litter.damName}`} size="sm" disabledBecause={why}>
      Print packs<VisuallyHidden> of {litter.damName}’s litter</VisuallyHidden>
    </PacksButton>
  )
}
