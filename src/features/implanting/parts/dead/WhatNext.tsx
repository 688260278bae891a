import { readChipNumber } from '#knowledge/chipnumbers/number.ts'
import type { AnswerOf } from '#platform/contract/call.ts'
import { whenText } from '#platform/text/whentext.ts'
import { useCall } from '#platform/web/useCall.ts'
import { Notice } from '#ui/Notice.tsx'
import { getDeadChips, type markChipAsdead } from '../../contract.ts'
import { ReportPdf } from './ReportPdf.tsx'

/** What was reported; the number as it was typed. */
export type Told = AnswerOf<typeof markChipAsdead> & { chipNumber: string }

/** What to do after a chip was reported, until it is done. */
export function WhatNext({ told: { reportId, dueOn, chipNumber }, onClose }: { told: Told; onClose: () => void }) {
  const { data } = useCall(getDeadChips, {})
  const isSent = data?.items.some(({ id, can }) => id === reportId && can.sendReport !== true)
  const reading = readChipNumber(chipNumber)
  const shown = reading.valid ? reading.shown : chipNumber
  if (!dueOn)
    return (
      <Notice kind="success" title={`We’ve taken chip ${shown} off your stock`} live onClose={onClose}>
        We’ll send you a replacement. Keep this chip with its label until it arrives.
      </Notice>
    )
  if (isSent) return null
  return (
    <Notice
      kind="success"
      title={`Your report on ${shown} is ready`}
      live
      action={<ReportPdf report={{ id: reportId, shown }} weight="main" />}
      onClose={onClose}
    >
      Send it to the VMD by {whenText(dueOn, 'day')}, with the form at{' '}
      <a href="https://www.gov.uk/report-veterinary-medicine-problem">gov.uk/report-veterinary-medicine-problem</a> or by e-mail to{' '}
      <a href="mailto:adverse.events@vmd.gov.uk">
        adverse.events
        <wbr />
        @vmd.gov.uk
      </a>
      . Then mark it as sent here.
    </Notice>
  )
}
