import type { ReactNode } from 'react'
import { site } from '#src/site.ts'
import { TagArt } from '#ui/art/TagArt.tsx'
import { Box } from '#ui/Box.tsx'
import { designWords, linesOf } from '../designs.ts'
import type { TagAnswers } from './answers.ts'
import classes from './TagPreview.module.css'

/** Both sides of the tag as it will be engraved, drawn anew with every letter. */
export function TagPreview({ design, engraving }: Pick<TagAnswers, 'design' | 'engraving'>) {
  const lines = linesOf(engraving)
  const shown = lines.length > 0 ? lines : ['Your name', 'Your address', 'Postcode']
  return (
    <div className={classes.sides}>
      <Side words="Back: your name and address">
        <TagArt {...design} lines={shown} label={`The back of a tag, ${designWords(design)}: ${shown.join(', ')}`} />
      </Side>
      <Side words="Front: a code of its own">
        <TagArt {...design} phone={site.phone} label={`The front of a tag, ${designWords(design)}, with a code to scan`} />
      </Side>
    </div>
  )
}

function Side({ words, children }: { words: string; children: ReactNode }) {
  return (
    <Box component="figure" m={0}>
      {children}
      <Box component="figcaption" c="dimmed" fz="sm" ta="center" mt="0.25rem">
        {words}
      </Box>
    </Box>
  )
}
