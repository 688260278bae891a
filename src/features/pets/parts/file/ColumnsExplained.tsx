import { IconDownload } from '@tabler/icons-react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { templateOf } from '../../template.ts'
import classes from './ColumnsExplained.module.css'
import type { ExplainedColumn } from './columns.ts'
import { saveText } from './csv.ts'

interface ColumnsExplainedProps {
  columns: readonly ExplainedColumn[]
  /** What the file to begin with is called. */
  templateName: string
}

/** Which columns a file has, and a file to begin with. */
export function ColumnsExplained({ columns, templateName }: ColumnsExplainedProps) {
  return (
    <Panel
      title="The columns"
      lead="In any order. Many files from other databases and practice systems work as they are: we know the names that they use. Capitals, spaces and dots do not count."
      footer={
        <ActionButton
          weight="plain"
          icon={<IconDownload size={20} aria-hidden="true" />}
          onClick={() => saveText(templateOf(columns), templateName)}
        >
          Download a template
        </ActionButton>
      }
    >
      <dl className={classes.columns}>
        {columns.map(({ field, title, need, example, also }) => (
          <div key={field}>
            <dt className={classes.title}>
              {title} {need !== 'free' && <span className={classes.needed}>{NEED[need]}</span>}
            </dt>
            <dd className={classes.example}>{example ? `For example ${example}` : 'May stay empty'}</dd>
            <dd className={classes.also}>Also read: {also.join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>The template has one row to show what belongs where. Write over it with your own.</p>
    </Panel>
  )
}

const NEED = { needed: 'needed', oneOf: 'one of the two' } as const
