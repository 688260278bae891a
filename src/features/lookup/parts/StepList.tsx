import type { Step } from '../nextsteps.ts'
import classes from './StepList.module.css'

/** What to do with a found animal, in order. */
export function StepList({ steps, level = 4 }: { steps: readonly Step[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <ol className={classes.steps}>
      {steps.map(({ title, text, link, linkText }) => (
        <li key={title}>
          <Heading className={classes.title}>{title}</Heading>
          <p className={classes.text}>
            {text}{' '}
            {link && (
              <a href={link} rel="noopener noreferrer">
                {linkText ?? link}
              </a>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}
