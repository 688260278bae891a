import { Box } from '@mantine/core'
import { ActionButton } from '#ui/ActionButton.tsx'
import classes from './TestCards.module.css'
import { TEST_CARDS } from './testcard.ts'

/** The cards that work in a test, each to be put into the field. */
export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <ul className={classes.list} aria-label="Test cards">
      {TEST_CARDS.map(([number, words]) => (
        <li className={classes.card} key={number}>
          <span>
            <span className={classes.number}>{number}</span>{' '}
            <Box component="span" c="dimmed">
              {words}
            </Box>
          </span>
          <ActionButton weight="quiet" size="sm" aria-label={`Use it: the card that ${words}`} onClick={() => onChoose(number)}>
            Use it
          </ActionButton>
        </li>
      ))}
    </ul>
  )
}
