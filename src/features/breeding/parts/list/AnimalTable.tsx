import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { Link } from 'react-router'
import { PetPicture } from '#features/pets/parts/PetPicture.tsx'
import { sexText } from '#features/pets/parts/words/sex.ts'
import { paths } from '#src/paths.ts'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { type ListProps, ListTable } from '#ui/ListTable.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Sort } from '#ui/sorting.tsx'
import { whenText } from '#ui/whentext.ts'
import type { BreederPet } from '../../shapes.ts'
import { stateWords } from '../words.ts'
import { Acts } from './Acts.tsx'
import classes from './AnimalTable.module.css'
import type { Choosing } from './useChosen.ts'
import type { AnimalView } from './view.ts'

interface AnimalTableProps extends ListProps<BreederPet> {
  view: AnimalView
  choosing: Choosing
  onSort: (sort: AnimalView['sort']) => void
}

/** A breeder's animals, each with what can be done for it now. */
export function AnimalTable({ view, choosing, onSort, ...list }: AnimalTableProps) {
  return (
    <ListTable
      {...list}
      label="Animals"
      columns={columnsWith(choosing)}
      rowKey={({ id }) => id}
      sort={sortIn(view.sort)}
      onSort={(sort) => onSort(sortOf(sort))}
    />
  )
}

const columnsWith = (choosing: Choosing): Column<BreederPet>[] => [
  { key: 'name', title: 'Animal', cell: (pet) => <Animal pet={pet} choosing={choosing} />, sortable: true, bare: true },
  { key: 'litter', title: 'Litter', cell: ({ damName }) => damName ?? <span className={classes.quiet}>None</span> },
  { key: 'bornOn', title: 'Born', cell: ({ bornOn }) => whenText(bornOn, 'short'), sortable: true },
  { key: 'state', title: 'State', cell: (pet) => <Where pet={pet} /> },
  { key: 'acts', title: 'To do', cell: (pet) => <Acts pet={pet} />, bare: true },
]

/** Only what can be offered now can be chosen. */
function Animal({ pet, choosing: { chosen, toggle } }: { pet: BreederPet; choosing: Choosing }) {
  return (
    <div className={classes.animal}>
      <div className={classes.choice}>
        {pet.canSell === true && (
          <Checkbox aria-label={`Choose ${pet.name}`} checked={chosen.some(({ id }) => id === pet.id)} onChange={() => toggle(pet)} />
        )}
      </div>
      <PetPicture pet={pet} size={52} />
      <div>
        {pet.state === 'sold' ? (
          <b className={classes.name}>{pet.name}</b>
        ) : (
          <Link className={classes.name} to={paths.pet(pet.id)}>
            {pet.name}
          </Link>
        )}
        <div className={classes.quiet}>
          {sexText(pet.sex, 'unknown')}, {pet.colour}
        </div>
        <div className={classes.quiet}>
          <ChipDigits number={pet.chipNumber} />
        </div>
      </div>
    </div>
  )
}

function Where({ pet: { state, offer, codeUntil, leftAt } }: { pet: BreederPet }) {
  const { label, tone } = stateWords[state]
  const more = offer
    ? `To ${offer.to}, until ${whenText(offer.answerBy, 'short')}`
    : (leftAt && whenText(leftAt, 'short')) || (codeUntil && `Code good until ${whenText(codeUntil, 'short')}`)
  return (
    <>
      <StatusTag tone={tone}>{label}</StatusTag>
      {more && <div className={classes.quiet}>{more}</div>}
    </>
  )
}

function sortIn(sort: AnimalView['sort']): Sort | undefined {
  if (sort === '-registeredAt') return undefined
  if (sort === 'name') return { key: 'name', direction: 'asc' }
  return { key: 'bornOn', direction: sort === 'bornOn' ? 'asc' : 'desc' }
}

/** Names are listed from A to Z only. */
function sortOf({ key, direction }: Sort): AnimalView['sort'] {
  if (key === 'name') return 'name'
  return direction === 'asc' ? 'bornOn' : '-bornOn'
}
