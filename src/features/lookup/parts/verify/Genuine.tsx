import { Link } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { FactList } from '#ui/FactList.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { When } from '#ui/When.tsx'
import type { verifyProof } from '../../contract.ts'
import { resultInWords } from '../results.ts'
import { GenuineImplanter } from './GenuineImplanter.tsx'

type Checked = AnswerOf<typeof verifyProof>

/** What a genuine proof said, when, and whether it still holds. */
export function Genuine({ checked }: { checked: Checked }) {
  if (checked.implanter) return <GenuineImplanter implanter={checked.implanter} />
  return (
    <>
      <StillHolds {...checked} />
      <Panel title={checked.kind === 'certificate' ? 'What the certificate says' : 'What the answer said'}>
        <FactList facts={checked.kind === 'certificate' ? certificateFacts(checked) : lookupFacts(checked)} />
      </Panel>
    </>
  )
}

function StillHolds({ stillTrue, kind, chipShown }: Checked) {
  if (stillTrue === null) return null
  if (stillTrue)
    return (
      <Notice kind="success" title="It’s still true">
        We’ve just checked again, and the answer is the same.
      </Notice>
    )
  return (
    <Notice
      kind="warning"
      title="It was true then, but has changed since"
      action={chipShown && <Link to={paths.chip(chipShown)}>See today’s answer</Link>}
    >
      {kind === 'certificate'
        ? 'The register no longer says the same about this animal. Ask for a new certificate before you rely on it.'
        : 'The answer is different now, or a register that had the number didn’t answer just now.'}
    </Notice>
  )
}

function lookupFacts({ chipShown, result, missing, registeredWith, unproven, madeAt }: Checked) {
  return [
    { label: 'Microchip number', value: chipShown },
    { label: 'Answer', value: result && resultInWords(result) },
    ...(missing ? [{ label: 'Reported by its keeper', value: missing === 'stolen' ? 'Stolen' : 'Missing' }] : []),
    ...(registeredWith ? [{ label: 'Registered with', value: registeredWith }] : []),
    ...(unproven ? [{ label: 'Proven', value: 'No: the record here wasn’t proven yet' }] : []),
    { label: 'Looked up', value: madeAt && <When at={madeAt} /> },
  ]
}

function certificateFacts({ chipShown, petName, species, madeAt }: Checked) {
  return [
    { label: 'Pet', value: petName },
    { label: 'Species', value: species },
    { label: 'Microchip number', value: chipShown },
    { label: 'Issued', value: madeAt && <When at={madeAt} /> },
  ]
}
