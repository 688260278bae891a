import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { site } from '#src/site.ts'
import { Rows } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import { CODE_DAYS } from '../../lifecycle.ts'

/** What a transfer pack is, and what to do without one. */
export function AboutPacks() {
  return (
    <Panel title="No pack?" look="sunk">
      <Rows gap="sm">
        <div>
          A puppy must be microchipped and registered to its breeder before it’s sold. Ask for the pack before you pay: it costs the breeder
          nothing.
        </div>
        <div>
          Was the pet offered to your e-mail address? <Link to={paths.requests}>Answer the offer</Link>. Already have the pet, but no one’s
          answering? <Link to={paths.askForKeepership()}>Ask to be the keeper</Link>.
        </div>
        <div>Did we write to you about an animal? Use the code in the letter. It works once, until the day in the letter.</div>
        <div>
          A code from a pack works once, for {CODE_DAYS} days from the day on the pack: the day the pet can leave its mother. Questions?
          Call us on <a href={site.phoneLink}>{site.phone}</a>.
        </div>
      </Rows>
    </Panel>
  )
}
