import type { ReactNode } from 'react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Stack } from '#ui/Box.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FileProgress } from '#ui/FileDrop.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Panel } from '#ui/Panel.tsx'
import { FileField } from '../../parts/file/FileField.tsx'
import { ImportOutcome, type ImportWords } from './ImportOutcome.tsx'
import { type Importer, useImport } from './useImport.ts'

interface ImportFormProps {
  importer: Importer
  words: ImportWords
  /** How many rows a file may have. */
  mostRows: number
  /** What is asked once for the whole file, of which so many animals are known: none before it is checked. */
  renderQuestion?: (animals: number) => ReactNode
}

/** Checks a file, says what to mend, and registers its animals when nothing is wrong any more. */
export function ImportForm({ importer, words, mostRows, renderQuestion }: ImportFormProps) {
  const { file, progress, report, problem, choose, check, bringIn } = useImport(importer)
  const busy = progress !== null
  return (
    <Rows>
      <Panel title="Your file" look="raised">
        <Rows>
          <FileField mostRows={mostRows} file={file} error={problem} onChoose={choose} />
          {renderQuestion?.(report?.checked ?? 0)}
          {progress !== null && <Sending progress={progress} />}
          <FormActions note="Checking a file doesn’t register anything.">
            <ActionButton weight={report ? 'plain' : 'main'} busy={busy} onClick={() => void check()}>
              Check this file
            </ActionButton>
          </FormActions>
        </Rows>
      </Panel>
      {report && <ImportOutcome report={report} file={file} words={words} busy={busy} onBringIn={() => void bringIn()} />}
    </Rows>
  )
}

function Sending({ progress }: { progress: number }) {
  return (
    <Stack gap="0.375rem" c="dimmed" role="status">
      <FileProgress value={progress} label="Uploading the file" />
      {progress < 100 ? 'Uploading the file' : 'Checking every row. A long file can take up to a minute.'}
    </Stack>
  )
}
