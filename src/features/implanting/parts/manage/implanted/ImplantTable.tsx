import { ChipDigits } from '#ui/ChipDigits.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { type ListProps, ListTable } from '#ui/ListTable.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { whenText } from '#ui/whentext.ts'
import type { ImplantRow } from '../../../shapes.ts'
import { implantWords } from '../../words.ts'
import classes from '../Rows.module.css'
import { speciesText } from '../species.ts'
import { Acts } from './Acts.tsx'
import { useOpenRequests } from './useOpenRequests.ts'
import { adviceFor, isLong, waitedText } from './waiting.ts'

/** Implants, each with how long its animal has waited for its keeper and what can be done. */
export function ImplantTable(list: ListProps<ImplantRow>) {
  const requests = useOpenRequests()
  return <ListTable {...list} label="Implants" columns={columnsWith(requests)} rowKey={({ id }) => id} />
}

const columnsWith = (requests: ReadonlyMap<string, string>): Column<ImplantRow>[] => [
  ...implantColumns,
  { key: 'acts', title: 'To do', cell: (implant) => <Acts implant={implant} requestId={requests.get(implant.shown)} />, bare: true },
]

/** What is to be read of an implant. */
export const implantColumns: Column<ImplantRow>[] = [
  { key: 'animal', title: 'Animal', cell: (implant) => <Animal implant={implant} />, bare: true },
  { key: 'implantedOn', title: 'Implanted', cell: (implant) => <Implanted implant={implant} /> },
  { key: 'state', title: 'State', cell: (implant) => <State implant={implant} /> },
]

function Animal({ implant: { petName, species, number } }: { implant: ImplantRow }) {
  return (
    <div>
      <b className={classes.name}>{petName ?? speciesText(species)}</b>
      {petName && <div className={classes.quiet}>{speciesText(species)}</div>}
      <div className={classes.quiet}>
        <ChipDigits number={number} />
      </div>
    </div>
  )
}

function Implanted({ implant: { implantedOn, site, batch } }: { implant: ImplantRow }) {
  return (
    <div>
      {whenText(implantedOn, 'short')}
      <div className={classes.quiet}>{site}</div>
      {batch && <div className={classes.quiet}>Batch {batch}</div>}
    </div>
  )
}

function State({ implant }: { implant: ImplantRow }) {
  const { label, tone } = implantWords[implant.state]
  const waited = waitedText(implant)
  const long = isLong(implant)
  return (
    <div className={classes.state}>
      <StatusTag tone={tone}>{label}</StatusTag>
      {implant.state === 'waiting' && implant.to && <div className={classes.quiet}>{implant.to}</div>}
      {waited && <div className={long ? classes.long : classes.quiet}>{waited}</div>}
      {long && <div className={classes.quiet}>{adviceFor(implant)}</div>}
    </div>
  )
}
