import type { ReactNode } from 'react'
import { Box, Group } from './Box.tsx'
import { Money } from './Money.tsx'

interface SumProps {
  lines: readonly { words: string; pence: number }[]
  /** What the total is called. */
  label: string
  pence: number
  /** Under the total: the VAT in it, and what is to be known. */
  children: ReactNode
}

/** What is bought, line by line, and what it comes to. Pence include VAT. */
export function Sum({ lines, label, pence, children }: SumProps) {
  return (
    <>
      {lines.length > 0 && (
        <ul>
          {lines.map(({ words, pence: each }, index) => (
            <Group
              component="li"
              gap="1.5rem"
              wrap="nowrap"
              align="baseline"
              justify="space-between"
              py="0.625rem"
              style={{ borderBottom: '1px solid var(--ui-line)' }}
              key={index}
            >
              <span>{words}</span>
              <Money pence={each} exact />
            </Group>
          ))}
        </ul>
      )}
      <Group component="p" gap="1.5rem" wrap="nowrap" align="baseline" justify="space-between" ff="heading" fz="h3" fw={600} mt="0.875rem">
        <span>{label}</span>
        <Money pence={pence} exact />
      </Group>
      <Box component="p" c="dimmed" m="0.25rem 0 0">
        {children}
      </Box>
    </>
  )
}
