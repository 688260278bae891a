import { IconExternalLink } from '@tabler/icons-react'
import { Box, Group, Stack } from '#ui/Box.tsx'
import type { ChipResult } from '../../shapes.ts'
import { CallLink } from './CallLink.tsx'

/** The registers that hold the number, each with the quickest way to reach it first. */
export function Holders({ others }: Pick<ChipResult, 'others'>) {
  const holders = others.filter(({ holds }) => holds === 'yes')
  if (holders.length === 0) return null
  return (
    <Stack component="ul" gap="1rem" aria-label="Registers that have this number">
      {holders.map(({ code, name, phone, site }) => (
        <Box component="li" bd="1px solid var(--ui-line)" bdrs="lg" p="1.25rem" key={code}>
          <Box component="h3" mb="0.875rem">
            {name}
          </Box>
          <Group gap="0.75rem 1.25rem">
            {phone && <CallLink phone={phone}>Call {phone}</CallLink>}
            {site && (
              <Box
                component="a"
                display="inline-flex"
                style={{ alignItems: 'center', gap: '0.375rem' }}
                c="var(--ui-link)"
                fw={600}
                mih="2.75rem"
                href={site}
                rel="noopener noreferrer"
              >
                Go to their website <IconExternalLink size={18} aria-hidden="true" />
              </Box>
            )}
          </Group>
        </Box>
      ))}
    </Stack>
  )
}
