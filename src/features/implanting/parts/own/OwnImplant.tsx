import { Link } from 'react-router'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { FactList } from '#ui/FactList.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { ImplantRow } from '../../shapes.ts'
import { Acts } from '../manage/implanted/Acts.tsx'
import { waitedText } from '../manage/implanted/waiting.ts'
import { speciesText } from '../manage/species.ts'
import { implantWords, siteWords } from '../words.ts'

/** An implant of the person who looks its chip up, and what they can do about it. */
export function OwnImplant({ implant }: { implant: ImplantRow }) {
  const { petName, species, implantedOn, batch, state, to, keeper, letterAt } = implant
  const { label, tone } = implantWords[state]
  const kind = speciesText(species)
  const who = [keeper?.name, ...(keeper?.address ?? [])].filter(Boolean).join(', ')
  const waited = waitedText(implant)
  const facts = [
    { label: 'Animal', value: petName ? `${petName} (${kind.toLowerCase()})` : kind },
    { label: 'Implanted', value: `${whenText(implantedOn, 'day')}, ${siteWords(implant)}` },
    ...(batch ? [{ label: 'Batch', value: batch }] : []),
    { label: 'Status', value: <StatusTag tone={tone}>{label}</StatusTag> },
    ...(who ? [{ label: 'Keeper you named', value: who }] : []),
    ...(to ? [{ label: 'Keeper asked', value: letterAt ? `By letter, sent on ${whenText(letterAt, 'day')}` : `At ${to}` }] : []),
    ...(waited ? [{ label: 'Waiting', value: waited }] : []),
  ]
  return (
    <Panel
      title="You implanted this chip"
      look="sunk"
      footer={<Acts implant={implant} />}
      actions={<Link to={paths.implantOf(implant.number)}>See in your implants</Link>}
    >
      <FactList facts={facts} />
    </Panel>
  )
}
