import { Box } from '#ui/Box.tsx'
import { leftOutWords } from './packs.ts'

/** Says before packs are printed which animals they leave out, and why. */
export const LeftOut = ({ leftOut }: { leftOut: readonly { name: string; words: string }[] }) =>
  leftOutWords(leftOut).map((sentence) => (
    <Box component="p" fz="sm" m="0.5rem 0 0" maw="26rem" key={sentence} style={{ whiteSpace: 'normal' }}>
      {sentence}
    </Box>
  ))
