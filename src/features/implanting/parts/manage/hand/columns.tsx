import type { HeldChip } from '#features/stock/shapes.ts'
import { whenText } from '#platform/text/whentext.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Stack } from '#ui/Box.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { stoppedWords, unitWords } from '../../words.ts'
import { registerOf, reportOf } from '../address.ts'
import { LifeButton } from '../LifeButton.tsx'
import { sterileMark } from './batches.ts'

/** Chips of the stock, those first that are to be used first. */
export const handColumns: Column<HeldChip>[] = [
  { key: 'number', title: 'Microchip', cell: ({ number }) => <Digits number={number} />, sortable: true, bare: true },
  { key: 'batch', title: 'Batch', cell: (chip) => <Batch chip={chip} /> },
  { key: 'expiresOn', title: 'Sterile until', cell: (chip) => <Sterile chip={chip} />, sortable: true },
  { key: 'status', title: 'Status', cell: (chip) => <State chip={chip} /> },
  { key: 'acts', title: 'To do', cell: (chip) => <Acts chip={chip} />, bare: true },
]

function Digits({ number }: { number: string }) {
  return (
    <Box component="b" fw={600}>
      <ChipDigits number={number} />
    </Box>
  )
}

function Batch({ chip: { batch, manufacturer } }: { chip: HeldChip }) {
  return (
    <div>
      {batch}
      <Box c="dimmed" fz="sm">
        {manufacturer}
      </Box>
    </div>
  )
}

/** What is in an animal, or was given back, need no longer be sterile. */
function Sterile({ chip }: { chip: HeldChip }) {
  const mark = chip.use && sterileMark(chip.daysLeft)
  return (
    <Stack gap="0.25rem" maw="22rem">
      {whenText(chip.expiresOn, 'short')}
      {mark && <StatusTag tone={mark.tone}>{mark.label}</StatusTag>}
    </Stack>
  )
}

function State({ chip: { status, use } }: { chip: HeldChip }) {
  const { label, tone } = (use && stoppedWords[use]) ?? unitWords[status]
  return <StatusTag tone={tone}>{label}</StatusTag>
}

function Acts({ chip }: { chip: HeldChip }) {
  const { use, can } = chip
  const which = <VisuallyHidden> ({chip.shown})</VisuallyHidden>
  return (
    <RowActions>
      {can.register === true && (
        <ButtonLink weight="plain" size="sm" to={registerOf(chip.number)}>
          Register{which}
        </ButtonLink>
      )}
      {use && can.register !== true && (
        <ActionButton weight="plain" size="sm" disabledBecause={can.register}>
          Register{which}
        </ActionButton>
      )}
      {can.report === true && (
        <ButtonLink weight="quiet" size="sm" to={reportOf(chip.number)}>
          Report problem{which}
        </ButtonLink>
      )}
      <LifeButton number={chip.number} shown={chip.shown} />
    </RowActions>
  )
}
