import { Stack } from '@mantine/core'
import classes from './StepList.module.css'

/** One thing to do. */
export interface Step {
  title: string
  text: string
  link: string | null
  linkText: string | null
}

/** What to do, in order. */
export function StepList({ steps, level = 4 }: { steps: readonly Step[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <Stack component="ol" gap="1rem" m={0} p={0} style={{ listStyle: 'none' }}>
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
    </Stack>
  )
}
