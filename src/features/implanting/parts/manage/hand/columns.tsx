import type { HeldChip } from '#features/stock/shapes.ts'
import { whenText } from '#platform/text/whentext.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Box, Group, Stack } from '#ui/Box.tsx'
import { CheckBox } from '#ui/CheckField.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import type { Column } from '#ui/DataTable.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { Narrow } from '#ui/RowLines.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { Choosing } from '#ui/useChosen.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useQualified } from '../../../kit/useQualified.ts'
import { stoppedWords, unitWords } from '../../words.ts'
import { registerOf, reportOf } from '../address.ts'
import { LifeButton } from '../LifeButton.tsx'
import { sterileMark } from './batches.ts'

/** Chips of the stock, those first that are to be used first. */
export const handColumns = (choosing: Choosing): Column<HeldChip>[] => [
  { key: 'number', title: 'Microchip', cell: (chip) => <Digits chip={chip} choosing={choosing} />, sortable: true, bare: true },
  { key: 'batch', title: 'Batch', cell: (chip) => <Batch chip={chip} />, wide: true },
  { key: 'expiresOn', title: 'Sterile until', cell: (chip) => <Sterile chip={chip} />, sortable: true, wide: true },
  { key: 'status', title: 'Status', cell: (chip) => <State chip={chip} /> },
  { key: 'acts', title: 'To do', cell: (chip) => <Acts chip={chip} />, bare: true },
]

/** Only what can be implanted can be handed to a colleague. */
function Digits({ chip: { number, shown, can }, choosing: { chosen, toggle } }: { chip: HeldChip; choosing: Choosing }) {
  return (
    <Group gap="0.875rem" wrap="nowrap">
      <Box flex="none" w="1.5rem">
        {can.register === true && (
          <CheckBox
            aria-label={`Select ${shown}`}
            checked={chosen.some(({ id }) => id === number)}
            onChange={() => toggle({ id: number, name: shown })}
          />
        )}
      </Box>
      <Box component="b" fw={600}>
        <ChipDigits number={number} />
      </Box>
    </Group>
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

function State({ chip }: { chip: HeldChip }) {
  const { status, use } = chip
  const { label, tone } = (use && stoppedWords[use]) ?? unitWords[status]
  return (
    <Group gap="0.25rem 0.5rem">
      <StatusTag tone={tone}>{label}</StatusTag>
      <Narrow>
        <Sterile chip={chip} />
      </Narrow>
    </Group>
  )
}

function Acts({ chip }: { chip: HeldChip }) {
  const isQualified = useQualified()
  const { use, can } = chip
  const which = <VisuallyHidden> ({chip.shown})</VisuallyHidden>
  return (
    <RowActions of={chip.shown}>
      {isQualified && can.register === true && (
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
