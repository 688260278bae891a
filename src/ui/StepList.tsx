import { Box, Stack } from './Box.tsx'

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
    <Stack component="ol" gap="1rem">
      {steps.map(({ title, text, link, linkText }) => (
        <li key={title}>
          <Box component={Heading} ff="text" fz="md" fw={700} lh="md" lts={0} m={0}>
            {title}
          </Box>
          <Box component="p" m="0.25rem 0 0">
            {text}{' '}
            {link && (
              <a href={link} rel="noopener noreferrer">
                {linkText ?? link}
              </a>
            )}
          </Box>
        </li>
      ))}
    </Stack>
  )
}
