import { Box, Group } from '#ui/Box.tsx'
import { Lines } from '#ui/Lines.tsx'
import type { Tone } from '#ui/palette.ts'
import { StatusTag } from '#ui/StatusTag.tsx'
import type { ChipResult } from '../../shapes.ts'

type Other = ChipResult['others'][number]

/** Which other registers we asked for this number, and what each said. */
export function OthersAsked({ others }: Pick<ChipResult, 'others'>) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="answer-others">
      <Box component="h3" fz="h4" mb="1rem" id="answer-others">
        Registers we asked
      </Box>
      <Lines>
        {others.map(({ code, name, holds }) => (
          <Group component="li" gap="0.375rem 1rem" justify="space-between" key={code}>
            {name} <StatusTag tone={said[holds].tone}>{said[holds].words}</StatusTag>
          </Group>
        ))}
      </Lines>
    </section>
  )
}

const said: Record<Other['holds'], { tone: Tone; words: string }> = {
  yes: { tone: 'good', words: 'Has this number' },
  no: { tone: 'quiet', words: 'Doesn’t have it' },
  noAnswer: { tone: 'watch', words: 'Didn’t answer' },
}
