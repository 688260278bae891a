import type { ReactNode } from 'react'
import { Panel } from '#ui/Panel.tsx'
import type { TagAnswers } from './answers.ts'
import classes from './Designing.module.css'
import { TagPreview } from './TagPreview.tsx'

/** The tag itself and its fields: above them on a phone, and always in sight beside them where there is room. */
export function Designing({ design, engraving, children }: Pick<TagAnswers, 'design' | 'engraving'> & { children: ReactNode }) {
  return (
    <div className={classes.designing}>
      <div className={classes.tag}>
        <Panel title="Your tag" look="raised">
          <TagPreview design={design} engraving={engraving} />
        </Panel>
      </div>
      <div className={classes.fields}>{children}</div>
    </div>
  )
}
