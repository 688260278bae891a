import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { BYTE_ORDER_MARK } from '#platform/csv.ts'
import { listed } from '#platform/listed.ts'
import { saveCsv, saveText } from '#platform/web/savecsv.ts'
import { ActionButton } from '#ui/ActionButton.tsx'
import { CelebrationArt } from '#ui/art/spots/CelebrationArt.tsx'
import { Box, Group } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { ReportTable } from '../../parts/file/ReportTable.tsx'
import { type ImportReport, reportRows, wrongRows } from '../../parts/file/report.ts'

/** What the animals of a file are called, and what follows for them. */
export interface ImportWords {
  /** "pet": one row of the file. */
  noun: string
  /** What is said of a file with which nothing is wrong. */
  ready: string
  /** What is said once its animals are on the register, and where they are listed. */
  done: { says: string; action: ReactNode; row?: string }
}

interface ImportOutcomeProps {
  report: ImportReport
  /** What was checked; null once it's on the register. */
  file: File | null
  words: ImportWords
  busy: boolean
  onBringIn: () => void
}

/** What became of a file: ready, to be mended, or on the register. */
export function ImportOutcome({ report, ...outcome }: ImportOutcomeProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [report])
  return (
    <div style={{ outline: 'none' }} ref={box} tabIndex={-1} role="status">
      <Outcome report={report} {...outcome} />
    </div>
  )
}

function Outcome({ report, file, words, busy, onBringIn }: ImportOutcomeProps) {
  if (report.brought > 0) return <Done report={report} words={words} />
  if (report.checked === 0)
    return (
      <Notice kind="warning" title={`There are no ${words.noun}s in this file`}>
        Add a row for each {words.noun} below the column names, save the file and choose it again.
      </Notice>
    )
  const wrong = wrongRows(report)
  return (
    <Panel
      title={wrong.length > 0 ? `Fix ${counted(wrong.length, 'row')} first` : `${counted(report.checked, words.noun)} ready`}
      lead={wrong.length > 0 ? mend(words.noun) : readyWords(report, words)}
      actions={<SaveReport report={report} />}
      footer={
        wrong.length === 0 && (
          <ActionButton busy={busy} onClick={onBringIn}>
            Register {report.checked === 1 ? `this ${words.noun}` : `these ${counted(report.checked, words.noun)}`}
          </ActionButton>
        )
      }
    >
      <Ignored columns={report.ignored} />
      {file && wrong.length > 0 && <SaveRows file={file} report={report} />}
      <ReportTable rows={report.rows} />
    </Panel>
  )
}

/** The file in two: what is to be fixed, and what can be registered in the meantime. */
function SaveRows({ file, report }: { file: File; report: ImportReport }) {
  const save = async (which: 'toFix' | 'others', name: string) => {
    const { apart, textIn } = await import('../../parts/file/tofix.ts')
    saveText(BYTE_ORDER_MARK + apart(textIn(await file.arrayBuffer()), report)[which], name)
  }
  const isPartly = wrongRows(report).length < report.rows.length
  return (
    <Group gap="0.5rem" mb="1.25rem">
      <ActionButton weight="plain" size="sm" onClick={() => void save('toFix', 'rows-to-fix.csv')}>
        Download the rows to fix
      </ActionButton>
      {isPartly && (
        <ActionButton weight="plain" size="sm" onClick={() => void save('others', 'other-rows.csv')}>
          Download the other rows
        </ActionButton>
      )}
    </Group>
  )
}

function SaveReport({ report }: { report: ImportReport }) {
  return (
    <ActionButton
      weight="plain"
      size="sm"
      icon={<IconDownload size={18} aria-hidden="true" />}
      onClick={() => saveCsv(reportRows(report), 'report.csv')}
    >
      Download this report
    </ActionButton>
  )
}

function Ignored({ columns }: { columns: readonly string[] }) {
  if (columns.length === 0) return null
  return (
    <Box mb="1.25rem">
      <Notice title="We didn’t use some columns">
        We don’t recognise {listed(columns)}. If you need it, rename the column using the list on this page.
      </Notice>
    </Box>
  )
}

function Done({ report, words: { noun, done } }: Pick<ImportOutcomeProps, 'report' | 'words'>) {
  return (
    <Rows>
      <Panel look="raised">
        <EmptyState art={<CelebrationArt />} title={report.summary ?? `${counted(report.brought, noun)} registered`} action={done.action}>
          {done.says}
        </EmptyState>
      </Panel>
      <Panel title="Row by row" actions={<SaveReport report={report} />}>
        <ReportTable rows={report.rows} good={done.row ?? 'Registered'} />
      </Panel>
    </Rows>
  )
}

const readyWords = ({ rows }: ImportReport, { ready }: ImportWords) =>
  rows.some(({ notes }) => notes.length > 0) ? `${ready} Read the notes in the table first.` : ready

const mend = (noun: string) =>
  `We haven’t registered any of the ${noun}s yet: we register a whole file or nothing, so you never have to work out which rows got through. Fix these rows in your spreadsheet, save it as CSV and choose the file again.`

const counted = (count: number, noun: string) => `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`
