import type { WelfarePet } from '#features/welfare/shapes.ts'
import { londonDate, systemClock } from '#platform/clock/clock.ts'
import { Box } from '#ui/Box.tsx'
import { codeWords } from '../../kit/codewords.ts'

/** When the code of an animal's adoption pack works. */
export function CodeNote({ pet: { code } }: { pet: WelfarePet }) {
  if (!code) return null
  return (
    <Box c="dimmed" fz="sm">
      {codeWords(code, londonDate(systemClock.now()))}
    </Box>
  )
}
