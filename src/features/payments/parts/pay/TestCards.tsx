import { ActionButton } from '#ui/ActionButton.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Lines } from '#ui/Lines.tsx'
import { TEST_CARDS } from './testcard.ts'

/** The cards that work in a test, each to be put into the field. */
export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <Lines label="Test cards">
      {TEST_CARDS.map(([number, words]) => (
        <Group component="li" gap="1rem" justify="space-between" lh={1.4} wrap="nowrap" key={number}>
          <Box component="span" flex={1}>
            <Box component="span" display="inline-block" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {number}
            </Box>{' '}
            <Box component="span" c="dimmed">
              {words}
            </Box>
          </Box>
          <ActionButton weight="quiet" size="sm" aria-label={`Use this card: it ${words}`} onClick={() => onChoose(number)}>
            Use this card
          </ActionButton>
        </Group>
      ))}
    </Lines>
  )
}
