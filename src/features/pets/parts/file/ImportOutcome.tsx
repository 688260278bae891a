import { IconDownload } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { paths } from '#src/paths.ts'
import { ActionButton, ButtonLink } from '#ui/ActionButton.tsx'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { saveCsv } from './csv.ts'
import classes from './ImportOutcome.module.css'
import { ReportTable } from './ReportTable.tsx'
import { type ImportReport, reportRows, wrongRows } from './report.ts'

/** What became of a file: ready, to be mended, or on the register. */
export function ImportOutcome({ report, onBringIn }: { report: ImportReport; onBringIn: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [report])
  return (
    <div className={classes.outcome} ref={box} tabIndex={-1} role="status">
      <Outcome report={report} onBringIn={onBringIn} />
    </div>
  )
}

function Outcome({ report, onBringIn }: { report: ImportReport; onBringIn: () => void }) {
  if (report.imported > 0) return <Done count={report.imported} />
  if (report.checked === 0)
    return (
      <Notice kind="warning" title="There is no pet in this file">
        Below the names of the columns there is nothing. Add a row for each pet, save the file and choose it again.
      </Notice>
    )
  const wrong = wrongRows(report)
  return (
    <Panel
      title={wrong.length > 0 ? `Mend ${counted(wrong.length, 'row')} first` : `${counted(report.checked, 'pet')} ready`}
      lead={wrong.length > 0 ? MEND : READY}
      actions={
        <ActionButton
          weight="plain"
          size="sm"
          icon={<IconDownload size={18} aria-hidden="true" />}
          onClick={() => saveCsv(reportRows(report), 'report.csv')}
        >
          Download this report
        </ActionButton>
      }
      footer={
        wrong.length === 0 && (
          <ActionButton onClick={onBringIn}>Register {report.checked === 1 ? 'this pet' : `these ${report.checked} pets`}</ActionButton>
        )
      }
    >
      <Ignored columns={report.ignored} />
      <ReportTable rows={report.rows} />
    </Panel>
  )
}

function Ignored({ columns }: { columns: readonly string[] }) {
  if (columns.length === 0) return null
  return (
    <div className={classes.ignored}>
      <Notice title="Some columns are not read">
        We have no place for {new Intl.ListFormat('en-GB').format(columns)}. If that matters to you, give the column a name from the list on
        this page.
      </Notice>
    </div>
  )
}

function Done({ count }: { count: number }) {
  return (
    <Panel look="raised">
      <EmptyState
        art={<CelebrationArt />}
        title={`${counted(count, 'pet')} on the register`}
        action={<ButtonLink to={paths.pets}>See my pets</ButtonLink>}
      >
        Each of them can be found by its chip from now on.
      </EmptyState>
    </Panel>
  )
}

const MEND =
  'None of the pets is registered yet: we register all of a file, or none of it, so that you never have to find out which rows got through. Mend these in your spreadsheet, save it as CSV, and choose the file again.'
const READY = 'We found nothing wrong. All of them are registered together.'

const counted = (count: number, noun: string) => `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`
