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
            <dt className={classes.words}>{words}</dt>
            <dd className={classes.number}>{number}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.when}>
        Counted on the live register, <When at={figures.countedAt} />
      </p>
    </section>
  )
}
