import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { Box } from '#ui/Box.tsx'
import { ChoiceCards } from '#ui/ChoiceCards.tsx'
import { Rows } from '#ui/Columns.tsx'
import { creditWords } from './credits.ts'

interface WhoPaysProps {
  label: string
  /** Whether the implanter gives registrations of theirs; null until they say. */
  gives: boolean | null
  /** How many there are to give; not known without signal. */
  inHand: number | undefined
  onChoose: (gives: boolean) => void
  /** What choosing one's own is called, for one animal or for many. */
  mine: string
  error?: ReactNode
  /** What is to be known of the choice. */
  note?: string | undefined
}

/** Whether the implanter or the keeper pays for registering, with what is in hand and where to buy more. */
export function WhoPays({ label, gives, inHand, onChoose, mine, error, note, ...field }: WhoPaysProps) {
  return (
    <Rows gap="sm">
      <ChoiceCards
        {...field}
        label={label}
        error={error}
        min="14rem"
        value={gives === null ? '' : gives ? 'you' : 'they'}
        onChange={(who) => onChoose(who === 'you')}
        choices={[
          { value: 'they', label: 'They do', hint: 'Once, when they say yes. They see the price first.' },
          { value: 'you', label: mine, hint: creditWords(inHand), disabled: inHand === 0 && !gives },
        ]}
      />
      {note && (
        <Box component="p" c="dimmed" m={0}>
          {note}
        </Box>
      )}
      {inHand === 0 && (
        <Box component="p" c="dimmed" m={0}>
          <Link to={paths.pricingPlans}>Buy credits</Link>. What you’ve entered will still be here when you come back.
        </Box>
      )}
    </Rows>
  )
}
