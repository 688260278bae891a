import { Notice } from '#ui/Notice.tsx'
import { REPORT_DAYS } from '../../lifecycle.ts'
import { asksReport } from './answers.ts'

/** What follows from the kind that was chosen. */
export function AboutKind({ kind }: { kind: string }) {
  if (kind === 'unusedDud')
    return (
      <Notice title="You get another one">
        The chip leaves your stock and can never be registered. Keep it with its label until ours has come: we may ask to see it.
      </Notice>
    )
  if (!asksReport(kind)) return null
  return (
    <Notice kind="warning" title="The law wants this reported">
      If you notice that a chip has failed, moved or caused harm, you must report it to the Secretary of State. The Veterinary Medicines
      Directorate (VMD) takes these reports. We fill yours in, as a PDF, with all that the register knows. You send it to the VMD within{' '}
      {REPORT_DAYS} days and tell us its reference. The keeper hears from us that you reported it, but not who you are.
    </Notice>
  )
}
