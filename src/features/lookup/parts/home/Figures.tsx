import { Box } from '@mantine/core'
import type { AnswerOf } from '#platform/contract/call.ts'
import { When } from '#ui/When.tsx'
import type { registerFigures } from '../../contract.ts'
import classes from './Figures.module.css'
import { figuresInWords } from './figures.ts'

/** How large the register is just now. */
export function Figures({ figures }: { figures: AnswerOf<typeof registerFigures> | null }) {
  const shown = figures ? figuresInWords(figures) : []
  if (!figures || shown.length === 0) return null
  return (
    <section className={classes.figures} aria-label="The register in figures">
      <dl className={classes.list}>
        {shown.map(({ number, words }) => (
          <div className={classes.figure} key={words}>
            <Box component="dt" c="var(--ui-ink)">
              {words}
            </Box>
            <dd className={classes.number}>{number}</dd>
          </div>
        ))}
      </dl>
      <Box component="p" c="dimmed" fz="sm" m="0.75rem 0 0">
        Counted on the live register, <When at={figures.countedAt} />
      </Box>
    </section>
  )
}
