import { lazyPart } from '#platform/web/lazypart.ts'
import { DialogButton } from '#ui/DialogButton.tsx'
import { RowActions } from '#ui/RowActions.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useQualified } from '../../kit/useQualified.ts'
import type { DeadChip } from '../../shapes.ts'
import { asksReport } from './answers.ts'
import { useImplants } from './DeadFrame.tsx'
import { ReportPdf } from './ReportPdf.tsx'

const ReplaceDialog = lazyPart(() => import('./ReplaceDialog.tsx').then((part) => part.ReplaceDialog))
const SentDialog = lazyPart(() => import('./SentDialog.tsx').then((part) => part.SentDialog))

/** What can be done about a chip that was reported. */
export function DeadActs({ report }: { report: DeadChip }) {
  const [implants, isQualified] = [useImplants(), useQualified()]
  const { kind, can, shown } = report
  if (!asksReport(kind)) return null
  return (
    <RowActions of={shown}>
      {can.sendReport === true && (
        <DialogButton weight="plain" size="sm" renderDialog={(close) => <SentDialog report={report} onClose={close} />}>
          Mark as sent<VisuallyHidden> (report on {shown})</VisuallyHidden>
        </DialogButton>
      )}
      {implants && isQualified && can.supersede === true && (
        <DialogButton weight="plain" size="sm" renderDialog={(close) => <ReplaceDialog report={report} onClose={close} />}>
          Replace chip<VisuallyHidden> {shown}</VisuallyHidden>
        </DialogButton>
      )}
      <ReportPdf report={report} />
    </RowActions>
  )
}
