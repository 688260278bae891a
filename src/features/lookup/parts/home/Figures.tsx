import type { AnswerOf } from '#platform/contract/call.ts'
import { Box, Group } from '#ui/Box.tsx'
import { Columns } from '#ui/Columns.tsx'
import { When } from '#ui/When.tsx'
import type { registerFigures } from '../../contract.ts'
import { figuresInWords } from './figures.ts'

/** How large the register is just now. */
export function Figures({ figures }: { figures: AnswerOf<typeof registerFigures> | null }) {
  const shown = figures ? figuresInWords(figures) : []
  if (!figures || shown.length === 0) return null
  return (
    <Box
      component="section"
      py="clamp(1.25rem, 3vw, 2rem)"
      style={{ borderBlock: '1px solid var(--ui-line)' }}
      aria-label="The register in figures"
    >
      <Columns component="dl" min="14rem" gap="1rem 2rem">
        {shown.map(({ number, words }) => (
          <Group gap="0.75rem" wrap="nowrap" align="baseline" justify="flex-end" style={{ flexDirection: 'row-reverse' }} key={words}>
            <Box component="dt" c="var(--ui-ink)">
              {words}
            </Box>
            <Box
              component="dd"
              c="var(--ui-good-text)"
              ff="heading"
              fz="clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)"
              fw={600}
              lh={1.1}
              style={{ fontVariantNumeric: 'lining-nums' }}
            >
              {number}
            </Box>
          </Group>
        ))}
      </Columns>
      <Box component="p" c="dimmed" fz="sm" m="0.75rem 0 0">
        Counted from the live register, <When at={figures.countedAt} />
      </Box>
    </Box>
  )
}
