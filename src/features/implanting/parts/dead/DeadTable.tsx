import { useState } from 'react'
import { londonDate } from '#platform/clock/clock.ts'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { type ListProps, ListTable } from '#ui/ListTable.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { whenText } from '#ui/whentext.ts'
import type { DeadChip } from '../../shapes.ts'
import { deadKindWords, deadWords } from '../words.ts'
import { DeadActs } from './DeadActs.tsx'
import classes from './DeadTable.module.css'
import { dueText } from './due.ts'

/** The chips that somebody reported, the latest first. */
export function DeadTable(list: ListProps<DeadChip>) {
  return <ListTable {...list} label="Reported chips" columns={columns} rowKey={({ id }) => id} />
}

const columns: Column<DeadChip>[] = [
  { key: 'chip', title: 'Chip', cell: (report) => <Chip report={report} />, bare: true },
  { key: 'noticedOn', title: 'Noticed', cell: ({ noticedOn }) => <span className={classes.day}>{whenText(noticedOn, 'short')}</span> },
  { key: 'status', title: 'State', cell: (report) => <State report={report} /> },
  { key: 'acts', title: 'To do', cell: (report) => <DeadActs report={report} />, bare: true },
]

function Chip({ report: { number, petName, kind, batch, words, newChip } }: { report: DeadChip }) {
  return (
    <div className={classes.chip}>
      <b>
        <ChipDigits number={number} />
      </b>
      {petName && <div>In {petName}</div>}
      <div className={classes.quiet}>
        {deadKindWords[kind].label}
        {batch && `, batch ${batch}`}
      </div>
      <div className={classes.words}>{words}</div>
      {newChip && (
        <div className={classes.quiet}>
          Replaced by <ChipDigits number={newChip} />
        </div>
      )}
    </div>
  )
}

function State({ report: { status, dueOn, reference, sentOn } }: { report: DeadChip }) {
  const [today] = useState(() => londonDate(new Date()))
  const { label, tone } = deadWords[status]
  return (
    <div>
      <StatusTag tone={tone}>{label}</StatusTag>
      {status === 'reportDue' && dueOn && <div className={classes.quiet}>{dueText(dueOn, today)}</div>}
      {sentOn && (
        <div className={classes.quiet}>
          Sent on {whenText(sentOn, 'short')}
          {reference && `, reference ${reference}`}
        </div>
      )}
    </div>
  )
}
