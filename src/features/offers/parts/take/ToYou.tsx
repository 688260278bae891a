import { site } from '#src/site.ts'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { Checked } from './findings.ts'

/** Whom the letter with the code was sent to. */
export function ToYou({ letter: { name, address } }: { letter: NonNullable<Checked['letter']> }) {
  return (
    <Panel title="Who we wrote to" lead="We’ll use this name and address for your account. You can change them there.">
      <FactList
        facts={[
          { label: 'Name', value: name },
          { label: 'Address', value: address && Object.values(address).filter(Boolean).join(', ') },
        ]}
      />
      <p>
        Is the animal not yours, or are you not this person? Call us on <a href={site.phoneLink}>{site.phone}</a>. No e-mail or mobile
        phone? Call us too, and we’ll do the rest with you.
      </p>
    </Panel>
  )
}
