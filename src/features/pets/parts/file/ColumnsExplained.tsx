import { IconDownload } from '@tabler/icons-react'
import { ActionButton } from '#ui/ActionButton.tsx'
import { Panel } from '#ui/Panel.tsx'
import { PET_COLUMNS } from '../../importing/columns.ts'
import { petsTemplate, TEMPLATE_NAME } from '../../template.ts'
import classes from './ColumnsExplained.module.css'
import { saveText } from './csv.ts'

/** Which columns a file has, and a file to begin with. */
export function ColumnsExplained() {
  return (
    <Panel
      title="The columns"
      lead="In any order. Many files from other databases and practice systems work as they are: we know the names that they use."
      footer={
        <ActionButton
          weight="plain"
          icon={<IconDownload size={20} aria-hidden="true" />}
          onClick={() => saveText(petsTemplate(), TEMPLATE_NAME)}
        >
          Download a template
        </ActionButton>
      }
    >
      <dl className={classes.columns}>
        {PET_COLUMNS.map(({ field, title, needed, example }) => (
          <div key={field}>
            <dt className={classes.title}>
              {title} {needed && <span className={classes.needed}>needed</span>}
            </dt>
            <dd className={classes.example}>{example ? `For example ${example}` : 'May stay empty'}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>The template has one row to show what belongs where. Write over it with your own.</p>
    </Panel>
  )
}
