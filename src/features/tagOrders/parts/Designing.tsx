import type { ReactNode } from 'react'
import { Box } from '#ui/Box.tsx'
import { WithAside } from '#ui/Columns.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { TagAnswers } from './answers.ts'
import { TagPreview } from './TagPreview.tsx'

/** The fields of a tag, with the tag itself always in sight beside them. */
export function Designing({ design, engraving, children }: Pick<TagAnswers, 'design' | 'engraving'> & { children: ReactNode }) {
  return (
    <WithAside
      aside={
        <Box pos="sticky" top="1rem">
          <Panel title="Your tag" look="raised">
            <TagPreview design={design} engraving={engraving} />
          </Panel>
        </Box>
      }
    >
      {children}
    </WithAside>
  )
}
