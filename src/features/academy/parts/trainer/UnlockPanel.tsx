import { tasks } from '#features/accounts/topics.ts'
import { useAction } from '#platform/web/useAction.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { unlockExam } from '../../contract.ts'
import { students } from '../../topics.ts'

/** Lets a student who has failed three times take the exam again. */
export function UnlockPanel({ studentId, name }: { studentId: string; name: string }) {
  const { run, isPending } = useAction(unlockExam, { refresh: [students, tasks], toast: true })
  return (
    <Panel
      title="Unlock the exam"
      lead={`${name} has failed the exam three times. Go over the topics below together. Then unlock it, and they’ll have three more attempts.`}
      look="raised"
      footer={
        <ActionButton busy={isPending} onClick={() => run({ studentId })}>
          Unlock exam
        </ActionButton>
      }
    />
  )
}
