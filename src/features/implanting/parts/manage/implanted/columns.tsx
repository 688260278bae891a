import { Box, Stack } from '@mantine/core'
import { whenText } from '#platform/text/whentext.ts'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { ImplantRow } from '../../../shapes.ts'
import { implantWords } from '../../words.ts'
import classes from '../Rows.module.css'
import { speciesText } from '../species.ts'
import { Acts } from './Acts.tsx'
import { adviceFor, waitedText } from './waiting.ts'

/** What is to be read of an implant. */
export const implantColumns: Column<ImplantRow>[] = [
  { key: 'animal', title: 'Animal', cell: (implant) => <Animal implant={implant} />, bare: true },
  { key: 'implantedOn', title: 'Implanted', cell: (implant) => <Implanted implant={implant} /> },
  { key: 'state', title: 'State', cell: (implant) => <State implant={implant} /> },
]

/** The same, with what can be done about each. */
export const actedColumns: Column<ImplantRow>[] = [
  ...implantColumns,
  { key: 'acts', title: 'To do', cell: (implant) => <Acts implant={implant} />, bare: true },
]

function Animal({ implant: { petName, species, number } }: { implant: ImplantRow }) {
  return (
    <div>
      <Box component="b" fw={600}>
        {petName ?? speciesText(species)}
      </Box>
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
  const { state, requestId, to, isLate } = implant
  const { label, tone } = implantWords[state]
  const waited = waitedText(implant)
  return (
    <Stack gap="0.25rem" maw="22rem">
      <StatusTag tone={tone}>{label}</StatusTag>
      {requestId && to && <div className={classes.quiet}>{to}</div>}
      {waited && <div className={isLate ? classes.long : classes.quiet}>{waited}</div>}
      {isLate && <div className={classes.quiet}>{adviceFor[state]}</div>}
    </Stack>
  )
}
