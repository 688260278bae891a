import { useState } from 'react'
import { londonDate } from '#platform/clock/clock.ts'
import { whenText } from '#platform/text/whentext.ts'
import { Box } from '#ui/Box.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { DeadChip } from '../../shapes.ts'
import { deadKindWords, deadWords } from '../words.ts'
import { DeadActs } from './DeadActs.tsx'
import { dueText } from './due.ts'

/** The chips that somebody reported, the latest first. */
export const reportColumns: Column<DeadChip>[] = [
  { key: 'number', title: 'Chip', cell: (report) => <Chip report={report} />, sortable: true, bare: true },
  {
    key: 'noticedOn',
    title: 'Noticed',
    cell: ({ noticedOn }) => (
      <Box component="span" style={{ whiteSpace: 'nowrap' }}>
        {whenText(noticedOn, 'short')}
      </Box>
    ),
  },
  { key: 'status', title: 'Status', cell: (report) => <State report={report} /> },
  { key: 'acts', title: 'To do', cell: (report) => <DeadActs report={report} />, bare: true },
]

function Chip({ report: { number, petName, kind, batch, words, newChip } }: { report: DeadChip }) {
  return (
    <Box maw="28rem">
      <b>
        <ChipDigits number={number} />
      </b>
      {petName && <div>In {petName}</div>}
      <Box c="dimmed" fz="sm">
        {deadKindWords[kind].label}
        {batch && `, batch ${batch}`}
      </Box>
      <Box fz="sm" style={{ overflowWrap: 'anywhere' }}>
        {words}
      </Box>
      {newChip && (
        <Box c="dimmed" fz="sm">
          Replaced by <ChipDigits number={newChip} />
        </Box>
      )}
    </Box>
  )
}

function State({ report: { status, dueOn, reference, sentOn, can } }: { report: DeadChip }) {
  const [today] = useState(() => londonDate(new Date()))
  const { label, tone } = deadWords[status]
  return (
    <div>
      <StatusTag tone={tone}>{label}</StatusTag>
      {can.sendReport === true && dueOn && (
        <Box c="dimmed" fz="sm">
          {dueText(dueOn, today)}
        </Box>
      )}
      {sentOn && (
        <Box c="dimmed" fz="sm">
          Sent on {whenText(sentOn, 'short')}
          {reference && `, reference ${reference}`}
        </Box>
      )}
    </div>
  )
}
