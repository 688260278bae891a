import { Rows } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ANSWER_DAYS, LISTED_DAYS, UNDO_DAYS } from '../../lifecycle.ts'

/** What follows, and what to hand over with the animal. */
export function HowItGoes() {
  return (
    <Panel title="How it goes on" look="sunk">
      <Rows gap="sm">
        <div>
          A person or an organisation has {ANSWER_DAYS} days to answer; an animal that looks for a home is shown for {LISTED_DAYS} days. We
          never show who you are or where you live.
        </div>
        <div>For {UNDO_DAYS} days after the change either side can say that it was wrong.</div>
        <div>
          Hand over the vaccination card, the certificate and what the vet knows. Has the animal died, or left the country? Say so in its
          record instead.
        </div>
      </Rows>
    </Panel>
  )
}
