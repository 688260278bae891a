import type { ReactNode } from 'react'
import { Box } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Prose } from '#ui/Prose.tsx'

/** One question of a legal page, with its answer in sentences. */
export function Written({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <Box maw="52rem" id={id}>
      <Panel title={title}>
        <Prose>{children}</Prose>
      </Panel>
    </Box>
  )
}

/** Answers that stand one below the other. */
export function WrittenList({ lines }: { lines: readonly ReactNode[] }) {
  return (
    <Bullets gap="0.5rem">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </Bullets>
  )
}
