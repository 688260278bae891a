import { SPECIES, speciesWords } from '#knowledge/animals/species.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { listed } from '#platform/listed.ts'
import { whenText } from '#platform/text/whentext.ts'
import { site } from '#src/site.ts'
import { FactList } from '#ui/FactList.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { verifyProof } from '../../contract.ts'

type Implanter = NonNullable<AnswerOf<typeof verifyProof>['implanter']>

/** What an implanter’s certificate says, and whether it counts today. */
export function GenuineImplanter({ implanter }: { implanter: Implanter }) {
  return (
    <>
      <State {...implanter} />
      <Panel title="What the certificate says">
        <FactList facts={factsOf(implanter)} />
      </Panel>
    </>
  )
}

function State({ state, refreshBy, courseApproval }: Implanter) {
  const { kind, title, words } = STATES[state](whenText(refreshBy, 'day'))
  return (
    <>
      <Notice kind={kind} title={title}>
        {words}
      </Notice>
      {!courseApproval && (
        <Notice kind="warning" title="CPD, not an authority to implant">
          The course isn’t approved by the Secretary of State, so this certificate doesn’t give its holder the right to implant.
        </Notice>
      )}
    </>
  )
}

const STATES: Record<Implanter['state'], (refreshBy: string) => { kind: 'success' | 'warning' | 'danger'; title: string; words: string }> =
  {
    valid: () => ({ kind: 'success', title: 'Valid today', words: 'We’ve just checked our records.' }),
    expiring: (by) => ({ kind: 'success', title: 'Valid today', words: `A refresher is due by ${by}.` }),
    expired: (by) => ({
      kind: 'warning',
      title: 'Past its refresher',
      words: `A refresher was due by ${by}. The holder can still implant by law. Ask them when they’ll do it.`,
    }),
    suspended: () => ({ kind: 'danger', title: 'Suspended', words: 'The holder mustn’t implant with this certificate for now.' }),
    revoked: () => ({
      kind: 'danger',
      title: 'Revoked',
      words: `This certificate no longer counts. If someone offers to implant with it, tell us on ${site.phone}.`,
    }),
  }

const factsOf = ({ number, holder, species, courseApproval, provider, assessor, issuedOn, additions }: Implanter) => [
  { label: 'Certificate number', value: number },
  { label: 'Holder', value: holder ?? 'We no longer hold their name' },
  { label: 'Animals', value: capital(listed(species.map(kindOf))) },
  { label: 'Course approval', value: courseApproval ?? 'None' },
  { label: 'Course', value: provider },
  { label: 'Assessor', value: assessor },
  { label: 'Issued on', value: whenText(issuedOn, 'day') },
  ...additions.map(({ species: kind, on, provider: course }) => ({
    label: `${capital(kindOf(kind))} added`,
    value: `${whenText(on, 'day')}, ${course}`,
  })),
]

/** "dogs". A kind that we add one day is shown as it is. */
function kindOf(species: string): string {
  const known = SPECIES.find((one) => one === species)
  return known ? speciesWords[known].many : species
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
