import { Bullets } from '#ui/Bullets.tsx'
import { Panel } from '#ui/Panel.tsx'
import { purposeWords } from '../purposeWords.ts'

/** At the top of a dashboard that is still empty: what the account is for, and what comes first and after that. */
export function FirstSteps({ type }: { type: keyof typeof purposeWords }) {
  const { what, first, next } = purposeWords[type]
  return (
    <Panel title="What this account is for" lead={what} look="sunk">
      <Bullets numbered>
        <li>{first}</li>
        <li>{next}</li>
      </Bullets>
    </Panel>
  )
}
