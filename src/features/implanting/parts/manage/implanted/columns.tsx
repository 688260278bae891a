import type { ReactNode } from 'react'
import { shownPhone } from '#platform/text/phone.ts'
import { telephone } from '#platform/text/telephone.ts'
import { whenText } from '#platform/text/whentext.ts'
import { Box, Group, Stack } from '#ui/Box.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { Narrow, RowName, Wide } from '#ui/RowLines.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { ImplantRow } from '../../../shapes.ts'
import { implantWords, siteWords } from '../../words.ts'
import { speciesText } from '../species.ts'
import { Acts } from './Acts.tsx'
import { adviceFor, waitedText } from './waiting.ts'

/** What is to be read of an implant. */
export const implantColumns: Column<ImplantRow>[] = [
  { key: 'animal', title: 'Animal', cell: (implant) => <Animal implant={implant} />, bare: true },
  { key: 'implantedOn', title: 'Implanted', cell: (implant) => <Implanted implant={implant} />, wide: true },
  { key: 'state', title: 'Status', cell: (implant) => <State implant={implant} /> },
]

/** The same, with what can be done about each. */
export const actedColumns: Column<ImplantRow>[] = [
  ...implantColumns,
  { key: 'acts', title: 'To do', cell: (implant) => <Acts implant={implant} />, bare: true },
]

function Quiet({ children }: { children: ReactNode }) {
  return (
    <Box c="dimmed" fz="sm">
      {children}
    </Box>
  )
}

function Animal({ implant: { petName, species, number } }: { implant: ImplantRow }) {
  return (
    <RowName>
      <Box component="b" fw={600}>
        {petName ?? speciesText(species)}
      </Box>
      <Wide>{petName && <Quiet>{speciesText(species)}</Quiet>}</Wide>
      <Quiet>
        <ChipDigits number={number} />
      </Quiet>
    </RowName>
  )
}

function Implanted({ implant }: { implant: ImplantRow }) {
  const { implantedOn, batch, by } = implant
  return (
    <div>
      {whenText(implantedOn, 'short')}
      <Quiet>{siteWords(implant)}</Quiet>
      {batch && <Quiet>Batch {batch}</Quiet>}
      {by && <Quiet>By {by}</Quiet>}
    </div>
  )
}

/** Whom the implanter named: theirs to see until the animal is in that person's name. */
function Named({ implant: { keeper } }: { implant: ImplantRow }) {
  if (!keeper) return null
  const { name, address, landline } = keeper
  return (
    <>
      <Quiet>{[name, ...address].filter(Boolean).join(', ')}</Quiet>
      {landline && (
        <Quiet>
          Landline <a href={telephone(landline)}>{shownPhone(landline)}</a>
        </Quiet>
      )}
    </>
  )
}

function State({ implant }: { implant: ImplantRow }) {
  const { state, requestId, to, letterAt, isLate } = implant
  const { label, tone } = implantWords[state]
  const waited = waitedText(implant)
  return (
    <Stack gap="0.25rem" maw="22rem">
      <Group gap="0.25rem 0.5rem">
        <StatusTag tone={tone}>{label}</StatusTag>
        <Narrow>
          <Quiet>{whenText(implant.implantedOn, 'short')}</Quiet>
        </Narrow>
      </Group>
      {requestId && to && <Quiet>{letterAt ? `Letter sent on ${whenText(letterAt, 'day')}` : to}</Quiet>}
      <Named implant={implant} />
      {waited && (
        <Box c={isLate ? 'var(--ui-watch-text)' : 'dimmed'} fw={isLate ? 600 : undefined} fz="sm">
          {waited}
        </Box>
      )}
      <Wide>{isLate && <Quiet>{adviceFor[state]}</Quiet>}</Wide>
    </Stack>
  )
}
