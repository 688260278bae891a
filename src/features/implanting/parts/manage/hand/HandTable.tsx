import type { HeldChip } from '#features/stock/shapes.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { type ListProps, ListTable } from '#ui/ListTable.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { whenText } from '#ui/whentext.ts'
import { unitWords } from '../../words.ts'
import { registerOf, reportOf } from '../address.ts'
import classes from '../Rows.module.css'
import { isReportable, mayRegister } from './acts.ts'
import { sterileMark } from './batches.ts'

/** Chips of the stock, those first that are to be used first. */
export function HandTable(list: ListProps<HeldChip>) {
  return <ListTable {...list} label="Chips" columns={columns} rowKey={({ id }) => id} />
}

const columns: Column<HeldChip>[] = [
  { key: 'number', title: 'Microchip', cell: ({ number }) => <Digits number={number} />, bare: true },
  { key: 'batch', title: 'Batch', cell: (chip) => <Batch chip={chip} /> },
  { key: 'expiresOn', title: 'Sterile until', cell: (chip) => <Sterile chip={chip} /> },
  { key: 'status', title: 'State', cell: (chip) => <State chip={chip} /> },
  { key: 'acts', title: 'To do', cell: (chip) => <Acts chip={chip} />, bare: true },
]

function Digits({ number }: { number: string }) {
  return (
    <b className={classes.name}>
      <ChipDigits number={number} />
    </b>
  )
}

function Batch({ chip: { batch, manufacturer } }: { chip: HeldChip }) {
  return (
    <div>
      {batch}
      <div className={classes.quiet}>{manufacturer}</div>
    </div>
  )
}

/** What is in an animal, or was given back, need no longer be sterile. */
function Sterile({ chip }: { chip: HeldChip }) {
  const mark = mayRegister(chip) === null ? null : sterileMark(chip.daysLeft)
  return (
    <div className={classes.state}>
      {whenText(chip.expiresOn, 'short')}
      {mark && <StatusTag tone={mark.tone}>{mark.label}</StatusTag>}
    </div>
  )
}

function State({ chip: { status, batchStatus } }: { chip: HeldChip }) {
  const isFrozen = status === 'withImplanter' && batchStatus !== 'inStock'
  const { label, tone } = unitWords[isFrozen ? 'recalled' : status]
  return <StatusTag tone={tone}>{isFrozen && batchStatus === 'frozen' ? 'Frozen' : label}</StatusTag>
}

function Acts({ chip }: { chip: HeldChip }) {
  const may = mayRegister(chip)
  const which = <VisuallyHidden> ({chip.shown})</VisuallyHidden>
  return (
    <div className={classes.acts}>
      {may === true && (
        <ButtonLink weight="plain" size="sm" to={registerOf(chip.number)}>
          Register it{which}
        </ButtonLink>
      )}
      {typeof may === 'string' && (
        <ActionButton weight="plain" size="sm" disabledBecause={may}>
          Register it{which}
        </ActionButton>
      )}
      {isReportable(chip) && (
        <ButtonLink weight="quiet" size="sm" to={reportOf(chip.number)}>
          Report it{which}
        </ButtonLink>
      )}
    </div>
  )
}
