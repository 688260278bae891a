import { Rows } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ANSWER_DAYS, LISTED_DAYS, UNDO_DAYS } from '../../lifecycle.ts'

/** What follows, and what to hand over with the animal. */
export function HowItGoes() {
  return (
    <Panel title="What happens next" look="sunk">
      <Rows gap="sm">
        <div>
          A person or an organisation has {ANSWER_DAYS} days to answer. If you’re looking for a home, we list your pet for {LISTED_DAYS}{' '}
          days, without your name. Once you’ve chosen a home, the two of you can write to each other here and agree a day, and nothing
          changes until your pet has been handed over.
        </div>
        <div>For {UNDO_DAYS} days after the change, either side can say it was wrong.</div>
        <div>
          Hand over the vaccination card, the certificate and any vet records. If your pet has died or left the country, tell us in its
          record instead.
        </div>
      </Rows>
    </Panel>
  )
}
