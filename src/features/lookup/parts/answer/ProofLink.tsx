import { IconShieldCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '#src/paths.ts'
import { Box, Group } from '#ui/Box.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { Scripted } from '#ui/Scripted.tsx'
import { ShareButton } from '../../kit/ShareButton.tsx'
import { addressOf } from '../address.ts'

/** The signed answer as a link that anyone can check: for a buyer, a vet, a council. */
export function ProofLink({ proof }: { proof: string }) {
  const path = paths.verify(proof)
  return (
    <Group gap="0.75rem" align="stretch" wrap="nowrap">
      <IconShieldCheck style={{ color: 'var(--ui-good-text)' }} size={22} aria-hidden="true" />
      <div>
        <Box component="p" fz="sm" m="0 0 0.75rem">
          This answer is signed.{' '}
          <Box component={Link} fw={600} to={path}>
            See the proof
          </Box>
          , or send its link to anyone who needs to be sure: it doesn’t name anyone.
        </Box>
        <Scripted>
          <Group gap="0.5rem" align="stretch">
            <CopyButton text={addressOf(path)}>Copy the link</CopyButton>
            <ShareButton title="Signed microchip lookup" path={path} />
          </Group>
        </Scripted>
      </div>
    </Group>
  )
}
