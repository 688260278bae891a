import { Notice } from '#ui/Notice.tsx'
import { REPORT_DAYS } from '../../policy.ts'
import { asksReport } from './answers.ts'

/** What follows from the kind that was chosen. */
export function AboutKind({ kind }: { kind: string }) {
  if (kind === 'unusedDud')
    return (
      <Notice title="We’ll replace this chip">
        We’ll take the chip off your stock, and it can never be registered. Keep it with its label until the replacement arrives: we may ask
        to see it.
      </Notice>
    )
  if (!asksReport(kind)) return null
  return (
    <Notice kind="warning" title="You must report this by law">
      If you notice that a chip has failed, moved or caused harm, you must report it to the Secretary of State. The Veterinary Medicines
      Directorate (VMD) takes these reports. We’ll fill in a PDF for you with everything the register knows. Send it to the VMD within{' '}
      {REPORT_DAYS} days and tell us its reference. We’ll tell the keeper it’s been reported. If you implanted the chip, we’ll give them the
      name of your practice where it’s listed with us; otherwise, we won’t say who reported it.
    </Notice>
  )
}
