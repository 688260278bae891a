import { Box, Group } from '@mantine/core'
import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { Lines } from '#ui/Lines.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { When } from '#ui/When.tsx'
import type { Queued } from './queued.ts'
import { RemoveButton } from './RemoveButton.tsx'
import { nameOf } from './words.ts'

/** What waits to be sent, in the order in which it goes. */
export function WaitingList({ items, onRemove }: { items: readonly Queued[]; onRemove: (id: string) => void }) {
  return (
    <Lines component="ol">
      {items.map((item) => (
        <Group component="li" gap="0.75rem 1.5rem" justify="space-between" key={item.id}>
          <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
            <Box component="p" m={0} fw={600}>
              {nameOf(item)}
            </Box>
            <Digits typed={item.answers.pet.chipNumber} />
            <Box component="p" m={0} c="dimmed" fz="sm">
              Saved <When at={item.addedAt} />
            </Box>
            {item.problem && (
              <Box component="p" m={0}>
                {item.problem.message}
              </Box>
            )}
          </Box>
          <Group gap="0.75rem">
            <StatusTag tone={item.state === 'sending' ? 'info' : 'watch'}>
              {item.state === 'sending' ? 'Sending' : 'Not sent yet'}
            </StatusTag>
            <RemoveButton
              item={item}
              disabledBecause={item.state === 'sending' ? 'It’s being sent now' : true}
              onRemove={() => onRemove(item.id)}
            />
          </Group>
        </Group>
      ))}
    </Lines>
  )
}

/** A number in groups where it is one, else what was typed. */
export function Digits({ typed }: { typed: string }) {
  const reading = readChipNumber(typed)
  return reading.valid ? <ChipDigits number={reading.number} /> : <span>{typed}</span>
}
