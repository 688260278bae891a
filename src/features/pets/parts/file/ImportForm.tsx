import { ActionButton } from '#ui/ActionButton.tsx'
import { Rows } from '#ui/Columns.tsx'
import { FormActions } from '#ui/FormActions.tsx'
import { Panel } from '#ui/Panel.tsx'
import classes from './FileField.module.css'
import { FileField } from './FileField.tsx'
import { ImportOutcome } from './ImportOutcome.tsx'
import { useImport } from './useImport.ts'

/** Checks a file, says what to mend, and registers its pets when nothing is wrong any more. */
export function ImportForm() {
  const importing = useImport()
  const { file, progress, report, problem, choose, check } = importing
  return (
    <Rows>
      <Panel title="Your file" look="raised">
        <Rows>
          <FileField file={file} error={problem} onChoose={choose} />
          {progress !== null && <Sending progress={progress} />}
          <FormActions note="Checking changes nothing on the register.">
            <ActionButton weight={report ? 'plain' : 'main'} busy={progress !== null} onClick={() => void check()}>
              Check this file
            </ActionButton>
          </FormActions>
        </Rows>
      </Panel>
      {report && <ImportOutcome report={report} onBringIn={() => void importing.bringIn()} />}
    </Rows>
  )
}

function Sending({ progress }: { progress: number }) {
  return (
    <div className={classes.sending} role="status">
      <progress className={classes.progress} max={100} value={progress} aria-label="Sending the file" />
      {progress < 100 ? 'Sending the file' : 'Reading every row. A long file takes up to a minute.'}
    </div>
  )
}
