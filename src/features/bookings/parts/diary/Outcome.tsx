import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Group } from '#ui/Box.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { closeDiaryVisit } from '../../contract.ts'
import { visitChanges } from '../changes.ts'
import type { DiaryVisit } from './diary.ts'
import { RegisterNoted } from './RegisterNoted.tsx'

/** What came of a visit arranged by telephone, and the way to register the animal unless no one was there. */
export function Outcome({ visit }: { visit: DiaryVisit }) {
  const { run, isPending } = useAction(closeDiaryVisit, { refresh: visitChanges, toast: true })
  const { id, outcome, name } = visit
  const say = (said: keyof typeof WORDS) => (
    <ActionButton weight="quiet" size="sm" busy={isPending} onClick={() => void run({ id, outcome: said })}>
      {WORDS[said].label}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </ActionButton>
  )
  return (
    <>
      {outcome ? (
        <StatusTag tone={WORDS[outcome].tone}>{WORDS[outcome].label}</StatusTag>
      ) : (
        <Group gap="0.25rem">
          {say('chipped')}
          {say('noOneThere')}
        </Group>
      )}
      {outcome !== 'noOneThere' && <RegisterNoted visit={visit} />}
    </>
  )
}

const WORDS = {
  chipped: { label: 'Chipped', tone: 'good' },
  noOneThere: { label: 'No one there', tone: 'watch' },
} as const
