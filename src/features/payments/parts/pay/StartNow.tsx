import { Box } from '#ui/Box.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { Rows } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { CANCEL_DAYS } from '../../policy.ts'
import { START } from './useStart.ts'

interface StartNowProps {
  isAsked: boolean
  error: string | null
  onAsked: (isAsked: boolean) => void
}

/** PAY-10 Where something is used as it’s paid, the payer asks for that themselves, and reads what they can’t cancel then. */
export function StartNow({ isAsked, error, onAsked }: StartNowProps) {
  return (
    <Panel title="Your right to cancel">
      <Rows gap="sm">
        <Box component="p" m={0}>
          You can cancel for {CANCEL_DAYS} days after you pay, without a reason, and get back what you haven’t used. A registration is used
          once it has paid for a pet, and ours pays for your pet as soon as you’ve paid.
        </Box>
        <CheckField
          id={START}
          label="Start straight away. I know that I can’t cancel a registration once it has paid for a pet"
          checked={isAsked}
          error={error}
          onChange={(event) => onAsked(event.currentTarget.checked)}
        />
      </Rows>
    </Panel>
  )
}
