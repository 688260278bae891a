import { Link } from 'react-router'
import type { AnswerOf } from '#platform/contract/call.ts'
import { paths } from '#src/paths.ts'
import { FactList } from '#ui/FactList.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { When } from '#ui/When.tsx'
import type { verifyProof } from '../../contract.ts'
import { resultInWords } from '../results.ts'

type Checked = AnswerOf<typeof verifyProof>

/** What a genuine proof said, when, and whether it still holds. */
export function Genuine({ checked }: { checked: Checked }) {
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
      <Notice kind="success" title="It still holds">
        We asked again just now, and the answer is the same.
      </Notice>
    )
  return (
    <Notice
      kind="warning"
      title="It was right then, and has changed since"
      action={chipShown && <Link to={paths.chip(chipShown)}>See the answer of today</Link>}
    >
      {kind === 'certificate'
        ? 'The register no longer says the same of this animal. Ask for a new certificate before you rely on it.'
        : 'The same question has another answer now, or a register that knew the number gave no answer just now.'}
    </Notice>
  )
}

function lookupFacts({ chipShown, result, missing, registeredWith, madeAt }: Checked) {
  return [
    { label: 'Microchip number', value: chipShown },
    { label: 'Answer', value: result && resultInWords(result) },
    ...(missing ? [{ label: 'Reported by its keeper', value: missing === 'stolen' ? 'Stolen' : 'Missing' }] : []),
    ...(registeredWith ? [{ label: 'Held by', value: registeredWith }] : []),
    { label: 'Given on', value: madeAt && <When at={madeAt} /> },
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
