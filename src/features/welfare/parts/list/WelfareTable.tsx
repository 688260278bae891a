import { Link } from 'react-router'
import { PetPicture } from '#features/pets/parts/PetPicture.tsx'
import { paths } from '#src/paths.ts'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { type ListProps, ListTable } from '#ui/ListTable.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Sort } from '#ui/sorting.tsx'
import { whenText } from '#ui/whentext.ts'
import type { WelfarePet } from '../../shapes.ts'
import { daysText, kindWords, leftWords, stateWords } from '../words.ts'
import { Acts } from './Acts.tsx'
import type { WelfareView } from './view.ts'
import classes from './WelfareTable.module.css'

interface WelfareTableProps extends ListProps<WelfarePet> {
  view: WelfareView
  onSort: (sort: WelfareView['sort']) => void
}

/** An organisation's animals, each with what can be done for it now. */
export function WelfareTable({ view, onSort, ...list }: WelfareTableProps) {
  return (
    <ListTable
      {...list}
      label="Animals"
      columns={columns}
      rowKey={({ intake }) => intake.id}
      sort={sortIn(view.sort)}
      onSort={(sort) => onSort(sortOf(sort))}
    />
  )
}

const columns: Column<WelfarePet>[] = [
  { key: 'name', title: 'Animal', cell: (pet) => <Animal pet={pet} />, sortable: true, bare: true },
  { key: 'cameOn', title: 'Came', cell: ({ intake }) => <Came {...intake} />, sortable: true },
  { key: 'days', title: 'Stay', cell: ({ intake }) => daysText(intake.days), figures: true },
  { key: 'state', title: 'Where it is', cell: (pet) => <Where pet={pet} /> },
  { key: 'acts', title: 'To do', cell: (pet) => <Acts pet={pet} />, bare: true },
]

function Animal({ pet }: { pet: WelfarePet }) {
  return (
    <div className={classes.animal}>
      <PetPicture pet={pet} size={52} />
      <div>
        {pet.state === 'left' ? (
          <b className={classes.name}>{pet.name}</b>
        ) : (
          <Link className={classes.name} to={paths.pet(pet.id)}>
            {pet.name}
          </Link>
        )}
        <div className={classes.quiet}>{pet.breed}</div>
        <div className={classes.quiet}>
          <ChipDigits number={pet.chipNumber} />
        </div>
      </div>
    </div>
  )
}

function Came({ cameOn, kind, foundWhere }: WelfarePet['intake']) {
  return (
    <div>
      {whenText(cameOn, 'short')}
      <div className={classes.quiet}>
        {kindWords[kind].tag}
        {foundWhere && `, ${foundWhere}`}
      </div>
    </div>
  )
}

function Where({ pet: { state, intake, offer } }: { pet: WelfarePet }) {
  const { label, tone } = stateWords[state]
  return (
    <div>
      <StatusTag tone={tone}>{intake.leftHow ? leftWords[intake.leftHow] : label}</StatusTag>
      <div className={classes.quiet}>
        {offer && (
          <>
            To {offer.to}, until {whenText(offer.answerBy, 'short')}
          </>
        )}
        {intake.leftAt && whenText(intake.leftAt, 'short')}
      </div>
    </div>
  )
}

const sortIn = (sort: WelfareView['sort']): Sort =>
  sort === '-cameOn' ? { key: 'cameOn', direction: 'desc' } : { key: sort, direction: 'asc' }

/** Names are listed from A to Z only. */
function sortOf({ key, direction }: Sort): WelfareView['sort'] {
  if (key === 'name') return 'name'
  return direction === 'asc' ? 'cameOn' : '-cameOn'
}
