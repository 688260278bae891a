import { Box, Stack } from '#ui/Box.tsx'
import { Bullets } from '#ui/Bullets.tsx'
import { FactList } from '#ui/FactList.tsx'
import { When } from '#ui/When.tsx'
import type { ChipResult } from '../../shapes.ts'
import { ProofLink } from './ProofLink.tsx'

/** What the number itself tells, when it was looked up, and the signed proof of it. */
export function AboutNumber({ answer }: { answer: ChipResult }) {
  if (!answer.number) return null
  const facts = [
    {
      label: 'Microchip number',
      value: (
        <Box component="span" lts="0.03em" style={{ fontVariantNumeric: 'tabular-nums' }}>
          {answer.shown}
        </Box>
      ),
    },
    { label: 'Type', value: kinds[answer.format ?? ''] ?? answer.format },
    { label: 'Manufacturer', value: answer.manufacturer },
    // A maker's home says nothing about the animal, and would lead people astray.
    { label: 'Country code', value: answer.manufacturer ? null : answer.country },
    { label: 'Looked up', value: <When at={answer.checkedAt} /> },
  ]
  return (
    <Stack gap="1rem" bg="var(--ui-sunk)" bdrs="lg" p="clamp(1rem, 2.5vw, 1.5rem)">
      <FactList facts={facts.filter(({ value }) => value)} />
      {answer.notes.length > 0 && (
        <Box c="dimmed" fz="sm">
          <Bullets gap="0.5rem">
            {answer.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Bullets>
        </Box>
      )}
      {answer.proof && <ProofLink proof={answer.proof} />}
    </Stack>
  )
}

const kinds: Record<string, string> = {
  iso: 'ISO FDX-B, 15 digits',
  avid: 'AVID, 9 digits (older)',
  eurochip: 'AVID Eurochip (older)',
  trovan: 'Trovan (older)',
  destron: 'Destron or HomeAgain FDX-A (older)',
  allflex: 'Allflex FDX-A (older)',
  fdxa: 'FDX-A (older)',
}
