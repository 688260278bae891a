import { Link } from 'react-router'
import { whenText } from '#platform/text/whentext.ts'
import { paths } from '#src/paths.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { ChipDigits } from '#ui/ChipDigits.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import type { Crumb } from '#ui/Crumbs.tsx'
import { FactList } from '#ui/FactList.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Page } from '#ui/Page.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { PetDetail } from '../../kit/form/answersof.ts'
import { PetPicture } from '../../kit/PetPicture.tsx'
import { statusWords } from '../../kit/statuswords.ts'
import { isAway } from '../../policy.ts'
import { PetHead } from '../PetHead.tsx'
import { factsOf, SECTIONS, sectionTitles } from './facts.ts'
import { ReportMissing } from './ReportMissing.tsx'
import { useStatus } from './useStatus.ts'

/** SHARE-2 The record of a pet that somebody else keeps and shares: to read, and to act on the worst of days. */
export function SharedRecord({ pet, sharedBy, crumbs }: { pet: PetDetail; sharedBy: string; crumbs: readonly Crumb[] }) {
  const { label, tone } = statusWords[pet.status]
  return (
    <Page title={pet.name} crumbs={crumbs} lead={pet.breed}>
      {isAway(pet) && <Away pet={pet} />}
      <Notice title={`${sharedBy} shares this record with you`}>
        You can report {pet.name} missing or found, and finders’ messages come to you as well. Only {sharedBy} can change the record. You
        can end this on <Link to={paths.profile}>your profile page</Link>.
      </Notice>
      <Panel look="raised">
        <PetHead
          picture={<PetPicture pet={pet} size={184} described />}
          aside={!pet.isGone && <ReportMissing pet={pet} />}
          actions={
            <>
              <StatusTag tone={tone}>{label}</StatusTag>
              <CopyButton text={pet.chipNumber}>Copy number</CopyButton>
            </>
          }
        >
          <ChipDigits number={pet.chipNumber} />
        </PetHead>
      </Panel>
      {SECTIONS.map((section) => (
        <Panel key={section} title={sectionTitles[section]}>
          <FactList look="cards" facts={factsOf(section, pet)} />
        </Panel>
      ))}
    </Page>
  )
}

function Away({ pet }: { pet: PetDetail }) {
  const { run, isPending } = useStatus()
  return (
    <Notice
      kind="danger"
      title={`${pet.name} is ${statusWords[pet.status].label.toLowerCase()}`}
      action={
        <ActionButton busy={isPending} onClick={() => run({ petId: pet.id, status: 'found' })}>
          Report {pet.name} found
        </ActionButton>
      }
    >
      It was reported on {whenText(pet.statusAt, 'moment')}. Anyone who looks up the chip is told straight away, and what they write comes
      to <Link to={paths.conversations}>your messages</Link>.
    </Notice>
  )
}
