import { useAction } from '#platform/web/useAction.ts'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { Columns } from '#ui/Columns.tsx'
import { DialogButton } from '#ui/DialogButton.tsx'
import { Section } from '#ui/Section.tsx'
import { getLostPet, judgeMatch } from '../../contract.ts'
import { AnimalCard } from '../list/AnimalCard.tsx'
import type { LostAnimal } from '../words.ts'
import { MaybeDialog } from './MaybeDialog.tsx'

type Match = NonNullable<LostAnimal['mine']>['matches'][number]

/** Animals that people have found and that may be the keeper's, the likeliest first. */
export function Matches({ caseId, matches, name }: { caseId: string; matches: Match[]; name: string }) {
  const open = matches.filter(({ verdict }) => verdict !== 'other')
  if (open.length === 0) return null
  return (
    <Section
      title={open.length === 1 ? `This animal may be ${name}` : `These animals may be ${name}`}
      lead="We compare every report with yours. Look at the picture and the place, and decide for yourself."
    >
      <Columns min="20rem" fill>
        {open.map((match) => (
          <AnimalCard
            key={match.animal.id}
            animal={match.animal}
            level={3}
            reasons={match.reasons}
            actions={<Decide caseId={caseId} match={match} name={name} />}
          />
        ))}
      </Columns>
    </Section>
  )
}

function Decide({ caseId, match, name }: { caseId: string; match: Match; name: string }) {
  const { run, isPending } = useAction(judgeMatch, { refresh: [getLostPet], toast: true })
  const { animal, threadId, verdict } = match
  return (
    <>
      {verdict === 'maybe' && threadId ? (
        <ButtonLink to={paths.conversation(threadId)}>See the conversation</ButtonLink>
      ) : (
        <DialogButton renderDialog={(close) => <MaybeDialog caseId={caseId} reportId={animal.id} name={name} onClose={close} />}>
          It may be {name}
        </DialogButton>
      )}
      <ActionButton weight="plain" busy={isPending} onClick={() => void run({ caseId, reportId: animal.id, verdict: 'other' })}>
        Another animal
      </ActionButton>
    </>
  )
}
